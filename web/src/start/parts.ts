import { createLazyModule } from '../page/lazy-module.ts';

/** What keeps a page for where there is no network. */
export const pageCache = createLazyModule(() => import('./cache-page.ts'), 'src/start/cache-page.ts', ['offline']);

/** The strip that tells that there is no network. */
export const offlineStrip = createLazyModule(() => import('./offline-strip.ts'), 'src/start/offline-strip.ts', [
  'offline',
]);

/** What sends the cards that wait before a logout, and asks where it cannot. */
export const questionBeforeLogout = createLazyModule(
  () => import('./ask-before-logout.ts'),
  'src/start/ask-before-logout.ts',
  ['offline'],
);
