import type { Plugin } from 'vite';

/** A source file's name that is a single quoted argument. */
const FILE = /(['"])src\/[\w./-]+\.tsx?\1/g;

/** Removes the file names from the code of a list of screens, slots or parts. */
export const stripFiles = (code: string): string => code.replace(FILE, "''");

/**
 * Removes the file names of screens and parts from the browser's code. The server looks screens up in the build's
 * manifest, tests compare the files of parts, and the lists are on every page.
 */
export const stripScreenFiles = (): Plugin => ({
  name: 'fairhall:without-screen-files',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/src\/(\w|-)+\/(screens|slots|parts)\.ts$/ },
    handler: (code) => ({ code: stripFiles(code), map: null }),
  },
});
