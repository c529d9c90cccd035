import { storedValue } from '@fairhall/adapters/browser/stored-value';
import { forgetPages } from '@fairhall/adapters/offline/forget-pages';
import { keptBadgesKey } from '@fairhall/core/badge/keys';
import { keptPlansKey } from '@fairhall/core/planner/kept-plans-key';
import { preRegisterInfoName } from '@fairhall/core/preregistration/stored-names';
import { readQuery } from '@fairhall/core/routes/query';
import type { Login } from '../login/login.ts';
import { type ResolvedAddress, resolveAddress } from '../page/address.ts';
import { watchRegistered } from '../page/asked-forms.ts';
import type { Boot } from '../page/boot.ts';
import { connection } from '../page/connection.ts';
import type { PageTexts } from '../page/contexts.ts';
import { loadPartQuietly } from '../page/part.ts';
import type { PortsSource } from '../page/ports-source.ts';
import type { BuiltRoute } from '../page/screens.ts';
import { keptPage } from './parts.ts';
import type { BrowserRouter } from './router-type.ts';

/** What pages are kept with. */
export interface Keeping {
  readonly boot: Boot;
  readonly texts: PageTexts;
  readonly ports: PortsSource;
  readonly login: Login;
}

/** What a buyer needs in a hall, with or without a network.  D-28 */
const KEPT: readonly BuiltRoute[] = ['badgeView', 'myBadge', 'scanBadge', 'expoPlanner', 'expoHome', 'expoPreRegister'];

/**
 * Keeps the pages that a buyer needs in a hall without a network, each once it has been opened: what it shows in the page's
 * storage, its document and files by a worker, which is there for nobody else. REL-19
 */
export async function keepPages(router: BrowserRouter, keeping: Keeping): Promise<void> {
  const { boot, texts, ports, login } = keeping;
  // Files change while one develops, and the native app keeps what it shows by itself.
  if (import.meta.env.DEV || boot.inApp) return;
  login.onEmitted(({ type }) => {
    if (type === 'logout.finished') void forget(ports);
  });
  let last = '';
  const keepShown = async (asksAgain: boolean) => {
    const { pathname } = router.state.location;
    const address = resolveAddress(pathname, boot);
    // An error that stands in the place of a page is not kept, and the page is when it comes.
    if (pathname === last || router.state.errors !== null || connection.isLost() || !login.isLoggedIn()) return;
    last = pathname;
    if (address === null || !isKept(address)) return;
    const { cacheShownPage, cacheBadges } = await loadPartQuietly(keptPage, texts.ensure);
    await cacheShownPage(address, asksAgain, keeping);
    if (address.name === 'expoPreRegister') await cacheBadges(keeping);
  };
  // Who registers by a form over the page has a badge too, and may never have opened its page.
  watchRegistered(() => {
    const keep = async () => (await loadPartQuietly(keptPage, texts.ensure)).cacheBadges(keeping);
    if (login.isLoggedIn()) keep().catch(() => undefined);
  });
  router.subscribe(({ navigation }) => {
    // A page that could not be kept is kept when it is opened again.
    if (navigation.state === 'idle') void keepShown(false).catch(() => undefined);
  });
  await keepShown(cameWithData());
}

/** The document came with its page's data, so that this browser has asked for none of it yet. */
const cameWithData = (): boolean =>
  !('kept' in document.documentElement.dataset) && readQuery(new URLSearchParams(location.search)).csr !== true;

/** An exhibition, and what comes after its form, is kept of who is registered for it. */
function isKept({ name, params }: ResolvedAddress): boolean {
  if (name !== 'expoHome' && name !== 'expoPreRegister') return KEPT.includes(name);
  if (name === 'expoPreRegister' && params.status === 'preregister') return false;
  const registrations = storedValue(window, preRegisterInfoName, Date.now());
  return typeof registrations === 'object' && registrations !== null && params.exhibitionId in registrations;
}

/** What is kept of a buyer goes with the login, however it ended. THR-56 */
async function forget(source: PortsSource): Promise<void> {
  const { storage } = await source.load();
  storage.slot(keptBadgesKey).drop();
  storage.slot(keptPlansKey).drop();
  await forgetPages(window);
}
