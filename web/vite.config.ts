import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every page needs of others, in one file: told apart by page it would compress worse. */
const FRAME = { name: 'frame', test: /node_modules\/(\.pnpm\/)?(react|react-dom|scheduler|react-router)[@/]/ };

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  root: import.meta.dirname,
  plugins: [react()],
  html: { cspNonce: 'VITE_NONCE' },
  optimizeDeps: {
    entries: ['src/app/entry-client.tsx', 'src/**/*.screen.ts'],
    include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'react-router', 'react-router/dom', 'i18next'],
  },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node24', rollupOptions: { input: 'src/server/pages.ts' } }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'baseline-widely-available',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rollupOptions: { input: 'src/app/entry-client.tsx', output: { codeSplitting: { groups: [FRAME] } } },
      },
  ssr: { noExternal: [/^@fairhall\//] },
}));
