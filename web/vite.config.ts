import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { withoutUnusedRouter } from './build/unused-router.ts';

/** React and the router, in one file: told apart by page they would compress worse, and they change least. */
const FRAME = { name: 'frame', test: /node_modules\/(\.pnpm\/)?(react|react-dom|scheduler|react-router)[@/]/ };
/** All of ours that every page begins with, in one file for the same reason. */
const SHELL = { name: 'shell', tags: ['$initial' as const] };
/** What most pages share: prices, words, cards. */
const WORDS = { name: 'words', test: /(core|web)\/src\//, minShareCount: 4 };
/** The library behind flows, which pages that are only read do without. */
const MACHINES = { name: 'machines', test: /node_modules\/(\.pnpm\/)?(@?xstate|use-sync-external-store)[@+/]/ };

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  root: import.meta.dirname,
  plugins: [
    react(),
    withoutUnusedRouter(),
    ...(isSsrBuild ? [] : [compression({ include: /\.(js|css|svg|json)$/, threshold: 1_024 })]),
  ],
  html: { cspNonce: 'VITE_NONCE' },
  optimizeDeps: {
    entries: ['src/app/entry-client.tsx', 'src/**/*.screen.ts'],
    include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'react-router', 'react-router/dom'],
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
          input: 'src/app/entry-client.tsx',
          output: { codeSplitting: { groups: [FRAME, SHELL, WORDS, MACHINES] } },
        },
      },
  ssr: { noExternal: [/^@fairhall\//] },
}));
