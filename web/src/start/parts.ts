import { createLazyModule } from '../page/lazy-module.ts';

/** The code that caches a page for use without a network. */
export const pageCache = createLazyModule(() => import('./cache-page.ts'), 'src/start/cache-page.ts', ['offline']);

/** The strip that says that there is no network. */
export const offlineStrip = createLazyModule(() => import('./offline-strip.ts'), 'src/start/offline-strip.ts', [
  'offline',
]);

/** The code that sends waiting scans before a logout, and asks for confirmation if some would be lost. */
export const questionBeforeLogout = createLazyModule(
  () => import('./ask-before-logout.ts'),
  'src/start/ask-before-logout.ts',
  ['offline'],
);
