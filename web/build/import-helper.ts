import type { Plugin } from 'vite';

const IMPORT_HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Returns the code that the bundler puts around every `import()` of a page: it loads the style sheets of a chunk
 * together with its code. A style sheet that fails is removed from the document, so that the next attempt requests it
 * again.
 */
export const importHelper = (base: string): string => `
const coming = {};
const isThere = (href) => document.querySelector('link[rel=stylesheet][href="' + href + '"]') !== null;
const fetchStyle = (href) => new Promise((resolve, reject) => {
  const link = document.createElement('link');
  const onerror = () => {
    link.remove();
    delete coming[href];
    reject(new Error(href + ' did not load'));
  };
  document.head.append(Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href, onload: resolve, onerror }));
});
const style = (file) => {
  const href = ${JSON.stringify(base)} + file;
  return coming[href] ??= isThere(href) ? true : fetchStyle(href);
};
export const __vitePreload = async (load, styles = []) => (await Promise.all([load(), ...styles.map(style)]))[0];
`;

/**
 * Replaces Vite's own import helper. That one resolves a failed chunk with undefined once a listener has prevented its
 * error event, treats a failed style sheet as loaded, and is four times as large on every first load.
 */
export function replaceImportHelper(): Plugin {
  let base = '/';
  return {
    name: 'fairhall:import-helper',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    configResolved(config) {
      base = config.base;
    },
    transform: {
      filter: { id: IMPORT_HELPER },
      handler(code) {
        if (!code.includes('export const __vitePreload =')) throw new Error('the helper of Vite has another name');
        return { code: importHelper(base), map: null };
      },
    },
  };
}
