import { part } from '../page/part.ts';

/** What keeps a page for where there is no network. */
export const keptPage = part(() => import('./keep-page.ts'), 'src/start/keep-page.ts', ['offline']);

/** The strip that tells that there is no network. */
export const offlineStrip = part(() => import('./offline-strip.ts'), 'src/start/offline-strip.ts', ['offline']);

/** What sends the cards that wait before a logout, and asks where it cannot. */
export const logoutQuestion = part(() => import('./ask-before-logout.ts'), 'src/start/ask-before-logout.ts', [
  'offline',
]);
