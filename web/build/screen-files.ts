import type { Plugin } from 'vite';

/** A source file's name as an argument, alone between quotes. */
const FILE = /(['"])src\/[\w./-]+\.tsx?\1/g;

/** The code of a list of screens or parts without the names of their files. */
export const stripFiles = (code: string): string => code.replace(FILE, "''");

/**
 * Leaves the names of the files of screens and parts out of what the browser gets: the server looks screens up in the build's
 * manifest, tests compare what parts say, and the lists are on every page.
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
