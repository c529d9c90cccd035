import react from '@vitejs/plugin-react';
import pxToRem from 'postcss-pxtorem';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { checkDeadPatterns, codeSplittingGroups } from './build/chunk-groups.ts';
import { createFontSubsets } from './build/font-subsets.ts';
import { replaceImportHelper } from './build/import-helper.ts';
import { stripScreenFiles } from './build/screen-files.ts';
import { serveGallery } from './build/serve-gallery.ts';
import { stripUnusedMantine } from './build/unused-mantine.ts';
import { stripUnusedReact } from './build/unused-react.ts';
import { stripUnusedRouter } from './build/unused-router.ts';
import { workerFile } from './build/worker-file.ts';

/**
 * Every page calls most functions of these chunks at its start. With this hint Chromium compiles all functions of a
 * file during its download, off the main thread, instead of each at its first call.
 */
const CHUNK_COMPILED_AHEAD: readonly string[] = ['frame', 'words'];
const CODE_COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** Tests look for these names among the files that a page loads. */
const FILE_NAMES_KEPT = ['overlay-frame', 'login-modal', 'login.screen', 'start-cart', 'machines'];

/**
 * Names a built script or style sheet by its hash only: the file on every page lists all others, and longer names would
 * enlarge it. Fonts and pictures keep their names: that file does not list them, and the server finds the font to
 * preload by its name.
 */
function toBuiltFileName(name: string | undefined, ending: string): string {
  const isNamed = !/\.(css|js)$/.test(name ?? '') || FILE_NAMES_KEPT.some((known) => name?.startsWith(`${known}.`));
  return isNamed ? `assets/[name]-[hash:7]${ending}` : `assets/[hash:7]${ending}`;
}

/** Both builds need it, as the server writes pictures' addresses into its pages. */
const nameAssetFile = ({ names }: { readonly names: readonly string[] }) => toBuiltFileName(names[0], '[extname]');

/** The build of the browser's files. */
const CLIENT: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  target: 'baseline-widely-available',
  modulePreload: {
    polyfill: false,
    // A page lists its own files in the document. Lazy chunks list only their style sheets: with all other files, most
    // of which pages have already, every page would be 1 to 2 kB larger.
    resolveDependencies: (_, files, { hostType }) =>
      hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
  },
  assetsInlineLimit: 0,
  rollupOptions: {
    input: 'src/start/entry-client.ts',
    output: {
      entryFileNames: 'assets/[name]-[hash:7].js',
      chunkFileNames: ({ name }) => toBuiltFileName(`${name}.js`, '.js'),
      assetFileNames: nameAssetFile,
      codeSplitting: { groups: codeSplittingGroups },
      postBanner: ({ name }) => (CHUNK_COMPILED_AHEAD.includes(name) ? CODE_COMPILE_AHEAD : ''),
    },
  },
};

/**
 * Turns the sizes of style sheets, which are written in px as in the designs, into rem, so that text and spacing follow
 * the font size that a reader has set in the browser. Lines of a border, an outline or a shadow keep their width.
 */
const sizesInRem = pxToRem({
  rootValue: 16,
  unitPrecision: 5,
  propList: ['*', '!border', '!border-block*', '!border-inline*', '!border-width', '!outline*', '!*shadow*'],
  minPixelValue: 2,
});

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  root: import.meta.dirname,
  css: { postcss: { plugins: [sizesInRem] } },
  plugins: [
    react(),
    createFontSubsets(),
    stripScreenFiles(),
    replaceImportHelper(),
    stripUnusedRouter(),
    stripUnusedReact(),
    stripUnusedMantine(),
    checkDeadPatterns(),
    serveGallery(),
    ...(isSsrBuild ? [] : [workerFile(), compression({ include: /\.(js|css|svg|json)$/, threshold: 1_024 })]),
  ],
  optimizeDeps: {
    entries: ['src/start/entry-client.ts', 'src/**/*.screen.ts', 'gallery/main.tsx'],
    include: [
      'react',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react-router',
      'react-router/dom',
      '@mantine/core',
    ],
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        rollupOptions: { input: 'src/server/pages.ts', output: { assetFileNames: nameAssetFile } },
      }
    : CLIENT,
  ssr: { noExternal: [/^@fairhall\//] },
}));
