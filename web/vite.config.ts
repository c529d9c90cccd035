import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { withoutUnusedMantine } from './build/unused-mantine.ts';
import { withoutUnusedRouter } from './build/unused-router.ts';

/** React and the router, in one file: told apart by page they would compress worse, and they change least. */
const FRAME = { name: 'frame', test: /node_modules\/(\.pnpm\/)?(react|react-dom|scheduler|react-router)[@/]/ };
/** All of ours that every page begins with, in one file for the same reason. */
const SHELL = { name: 'shell', tags: ['$initial' as const] };
/** The library behind flows, which pages that are only read do without. */
const MACHINES = { name: 'machines', test: /node_modules\/(\.pnpm\/)?(@?xstate|use-sync-external-store)[@+/]/ };
/** What answers and stored values are checked with: of calls and flows, so likewise not of reading. */
const SCHEMAS = { name: 'schemas', test: /node_modules\/(\.pnpm\/)?zod[@/]/ };
/** What most pages share: prices, words, cards. */
const WORDS = {
  name: 'words',
  test: /core\/src\/(catalogue|site)\/|web\/src\/ui\/(crumbs|lazy-images|monogram|outcome-panel|product-|supplier-)/,
  minShareCount: 3,
};
/**
 * What pages with a form share, but for what only kept values are checked with. It comes after the words, of which it
 * needs some, and which need none of it.
 */
const FORMS = {
  name: 'forms',
  test: /core\/src\/forms\/(?!kept-|keys)|web\/src\/(ui|forms)\//,
  minShareCount: 2,
};

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  root: import.meta.dirname,
  plugins: [
    react(),
    withoutUnusedRouter(),
    withoutUnusedMantine(),
    ...(isSsrBuild ? [] : [compression({ include: /\.(js|css|svg|json)$/, threshold: 1_024 })]),
  ],
  html: { cspNonce: 'VITE_NONCE' },
  optimizeDeps: {
    entries: ['src/start/entry-client.tsx', 'src/**/*.screen.ts'],
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
    ? { outDir: 'dist/server', target: 'node24', rollupOptions: { input: 'src/server/pages.ts' } }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'baseline-widely-available',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rollupOptions: {
          input: 'src/start/entry-client.tsx',
          output: { codeSplitting: { groups: [FRAME, SHELL, MACHINES, SCHEMAS, WORDS, FORMS] } },
        },
      },
  ssr: { noExternal: [/^@fairhall\//] },
}));
