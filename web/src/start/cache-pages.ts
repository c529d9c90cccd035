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
import { networkConnection } from '../page/network-connection.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { watchRegistered } from '../page/requested-forms.ts';
import type { BuiltRoute } from '../page/screens.ts';
import { pageCache } from './parts.ts';
import type { BrowserRouter } from './router-type.ts';

/** What pages are kept with. */
export interface CacheContext {
  readonly boot: Boot;
  readonly texts: PageTexts;
  readonly ports: PortsSource;
  readonly login: Login;
}

/** What a buyer needs in a hall, with or without a network.  D-28 */
const OFFLINE_ROUTES: readonly BuiltRoute[] = [
  'badgeView',
  'myBadge',
  'scanBadge',
  'expoPlanner',
  'expoHome',
  'expoPreRegister',
];

/**
 * Keeps the pages that a buyer needs in a hall without a network, each once it has been opened: what it shows in the page's
 * storage, its document and files by a worker, which is there for nobody else. REL-19
 */
export async function cachePages(router: BrowserRouter, cacheContext: CacheContext): Promise<void> {
  const { boot, texts, ports, login } = cacheContext;
  // Files change while one develops, and the native app keeps what it shows by itself.
  if (import.meta.env.DEV || boot.inApp) return;
  login.onEmitted(({ type }) => {
    if (type === 'logout.finished') void forget(ports);
  });
  let last = '';
  const cacheShown = async (asksAgain: boolean) => {
    const { pathname } = router.state.location;
    const address = resolveAddress(pathname, boot);
    // An error that stands in the place of a page is not kept, and the page is when it comes.
    if (pathname === last || router.state.errors !== null || networkConnection.isLost() || !login.isLoggedIn()) return;
    last = pathname;
    if (address === null || !isCacheable(address)) return;
    const { cacheCurrentPage, cacheBadges } = await loadPartQuietly(pageCache, texts.ensure);
    await cacheCurrentPage(address, asksAgain, cacheContext);
    if (address.name === 'expoPreRegister') await cacheBadges(cacheContext);
  };
  // Who registers by a form over the page has a badge too, and may never have opened its page.
  watchRegistered(() => {
    const cacheBadgePages = async () => (await loadPartQuietly(pageCache, texts.ensure)).cacheBadges(cacheContext);
    if (login.isLoggedIn()) cacheBadgePages().catch(() => undefined);
  });
  router.subscribe(({ navigation }) => {
    // A page that could not be kept is kept when it is opened again.
    if (navigation.state === 'idle') void cacheShown(false).catch(() => undefined);
  });
  await cacheShown(hasInitialData());
}

/** The document came with its page's data, so that this browser has asked for none of it yet. */
const hasInitialData = (): boolean =>
  !('kept' in document.documentElement.dataset) && readQuery(new URLSearchParams(location.search)).csr !== true;

/** An exhibition, and what comes after its form, is kept of who is registered for it. */
function isCacheable({ name, params }: ResolvedAddress): boolean {
  if (name !== 'expoHome' && name !== 'expoPreRegister') return OFFLINE_ROUTES.includes(name);
  if (name === 'expoPreRegister' && params.status === 'preregister') return false;
  const registrations = readStoredValue(window, preregistrationInfoName, Date.now());
  return typeof registrations === 'object' && registrations !== null && params.exhibitionId in registrations;
}

/** What is kept of a buyer goes with the login, however it ended. THR-56 */
async function forget(source: PortsSource): Promise<void> {
  const { storage } = await source.load();
  storage.slot(badgeCacheKey).drop();
  storage.slot(offlinePlansKey).drop();
  await forgetPages(window);
}
