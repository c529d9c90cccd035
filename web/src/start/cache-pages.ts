import { readStoredValue } from '@fairhall/adapters/browser/stored-value';
import { forgetPages } from '@fairhall/adapters/offline/forget-pages';
import { badgeCacheKey } from '@fairhall/core/badge/keys';
import { offlinePlansKey } from '@fairhall/core/planner/offline-plans-key';
import { preregistrationInfoName } from '@fairhall/core/preregistration/stored-names';
import { readQuery } from '@fairhall/core/routes/query';
import type { Login } from '../login/login.ts';
import { type ResolvedAddress, resolveAddress } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import type { PageTexts } from '../page/contexts.ts';
import { loadPartQuietly } from '../page/lazy-module.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { watchRegistered } from '../page/requested-forms.ts';
import type { BuiltRoute } from '../page/screens.ts';
import { serverConnection } from '../page/server-connection.ts';
import { pageCache } from './parts.ts';
import type { BrowserRouter } from './router-type.ts';

/** The dependencies for caching pages. */
export interface CacheContext {
  readonly boot: Boot;
  readonly texts: PageTexts;
  readonly ports: PortsSource;
  readonly login: Login;
}

/** Pages that a buyer needs at a venue, with or without a network.  D-28 */
const OFFLINE_ROUTES: readonly BuiltRoute[] = [
  'badgeView',
  'myBadge',
  'scanBadge',
  'expoPlanner',
  'expoHome',
  'expoPreRegister',
];

/**
 * Caches the pages that a buyer needs at a venue without a network, each once it has been opened, and those that belong
 * to a new registration at once. A guest has the page after their registration, with the badge on it. The page's storage
 * holds its data, a service worker holds its document and files. This is the buyers' list; `cache-supplier-pages.ts` has the suppliers'. REL-19
 */
export async function cachePages(router: BrowserRouter, cacheContext: CacheContext): Promise<void> {
  const { boot, texts, ports, login } = cacheContext;
  // Files change during development, and the native app has its own cache.
  if (import.meta.env.DEV || boot.inApp) return;
  let last = '';
  const cacheShown = async (asksAgain: boolean) => {
    const { pathname } = router.state.location;
    const address = resolveAddress(pathname, boot);
    // An error page is not cached; the page itself is, once it loads.
    if (pathname === last || router.state.errors !== null || serverConnection.isLost()) return;
    if (!login.isLoggedIn() && address?.name !== 'expoPreRegister') return;
    last = pathname;
    if (address === null || !isCacheable(address)) return;
    const { cacheCurrentPage, cacheVenuePages } = await loadPartQuietly(pageCache, texts.ensure);
    await cacheCurrentPage(address, asksAgain, cacheContext);
    if (address.name === 'expoPreRegister' && login.isLoggedIn()) await cacheVenuePages(address, cacheContext);
  };
  login.onEmitted(({ type }) => {
    if (type === 'logout.finished') void forget(ports);
    if (type !== 'login.finished') return;
    // A guest who turns the registration into an account stays on its page, which then has more to cache.
    last = '';
    void cacheShown(false).catch(() => undefined);
  });
  // A buyer who registers in a form over the page also has a badge, and may never have opened its page.
  watchRegistered(() => {
    const cacheBadgePages = async () => (await loadPartQuietly(pageCache, texts.ensure)).cacheBadges(cacheContext);
    if (login.isLoggedIn()) cacheBadgePages().catch(() => undefined);
  });
  router.subscribe(({ navigation }) => {
    // After a failure, the page is cached when it is opened again.
    if (navigation.state === 'idle') void cacheShown(false).catch(() => undefined);
  });
  await cacheShown(hasInitialData());
}

/** Returns whether the document came with the page's data, so that this browser has not requested it yet. */
const hasInitialData = (): boolean =>
  !('kept' in document.documentElement.dataset) && readQuery(new URLSearchParams(location.search)).csr !== true;

/** An exhibition, and the page after its form, are cached only for buyers registered for it. */
function isCacheable({ name, params }: ResolvedAddress): boolean {
  if (name !== 'expoHome' && name !== 'expoPreRegister') return OFFLINE_ROUTES.includes(name);
  if (name === 'expoPreRegister' && params.status !== 'success' && params.status !== 'finish') return false;
  const registrations = readStoredValue(window, preregistrationInfoName, Date.now());
  return typeof registrations === 'object' && registrations !== null && params.exhibitionId in registrations;
}

/** Deletes a buyer's cached data after a logout, however it came about. THR-56 */
async function forget(source: PortsSource): Promise<void> {
  const { storage } = await source.load();
  storage.slot(badgeCacheKey).drop();
  storage.slot(offlinePlansKey).drop();
  await forgetPages(window);
}
