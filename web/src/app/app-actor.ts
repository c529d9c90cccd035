import type { Ports } from '@fairhall/adapters/ports';
import { type AppActor, provideApp } from '@fairhall/core/app/app.machine';
import { appView } from '@fairhall/core/app/app.view';
import { deferralOf } from '@fairhall/core/app/deferral-of';
import type { LoginRequest } from '@fairhall/core/app/login-request';
import type { TaskNotice } from '@fairhall/core/app/task-notice';
import type { CurrentPage } from '@fairhall/core/ports/current-page';
import type { Navigator } from '@fairhall/core/ports/navigator';
import { createActor, waitFor } from 'xstate';
import { addressBook, resolveAddress } from './address.ts';
import type { Hear, RunningApp } from './app-host.ts';
import type { Boot } from './boot.ts';
import type { PageTexts } from './contexts.ts';
import { isForGuests, loginWay } from './guard.ts';
import { loadPart, parts } from './parts.ts';

/** What of the router is used here. */
export interface AppRouter {
  readonly state: {
    readonly location: Place;
    /** Where one is going just now. */
    readonly navigation: { readonly location?: Place | undefined };
  };
  navigate(href: string, options?: { readonly replace?: boolean }): Promise<void>;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
}

export interface AppParts {
  readonly boot: Boot;
  readonly ports: Ports;
  readonly texts: PageTexts;
  readonly router: AppRouter;
}

/** Starts the app of this page over its ports and its router; a login that is open already goes on as the app's. */
export function startApp({ boot, ports, texts, router }: AppParts, hear: Hear, login: LoginRequest | null): RunningApp {
  const machine = provideApp({
    ...ports,
    navigator: pageNavigator(router, ports),
    page: currentPage(boot, router),
    addresses: addressBook(boot),
  });
  const actor = createActor(machine);
  actor.on('*', hear.fact);
  actor.subscribe((snapshot) => hear.view(appView(snapshot)));
  tellOutcomes(actor, boot, texts);
  actor.start();
  if (login !== null) actor.send({ type: 'login.requested', ...login });
  tellWhatWaits(actor, boot, router);
  return {
    deferral: deferralOf(actor),
    send: (event) => actor.send(event),
    refuseToken: () => refuseToken(actor, () => isAtLogin(boot, router)),
    leaveLogin(href) {
      if (isAtLogin(boot, router)) void router.navigate(href, { replace: true });
    },
  };
}

/** Our own pages are gone to within the document; only a reload loads it anew. */
function pageNavigator(router: AppRouter, { navigator, storage, store }: Ports): Navigator {
  return {
    go: (href) => void router.navigate(href),
    replace: (href) => void router.navigate(href, { replace: true }),
    reload(href) {
      const isLogout = storage.slot('buyerToken').read() === null;
      // The router writes down where one has scrolled to when a page is left; after a logout not even that stays.
      if (isLogout) addEventListener('pagehide', () => store.clearSession(), { once: true });
      navigator.reload(href);
    },
  };
}

function currentPage(boot: Boot, router: AppRouter): CurrentPage {
  return {
    path: () => router.state.location.pathname + router.state.location.search,
    loginBy: () => loginWay(resolveAddress(router.state.location.pathname, boot)?.name),
  };
}

/** On a page that is a login itself, or on the way to one, none is opened over it. */
function isAtLogin(boot: Boot, { state }: AppRouter): boolean {
  const { pathname } = state.navigation.location ?? state.location;
  return isForGuests(resolveAddress(pathname, boot)?.name);
}

/** */
function tellOutcomes(app: AppActor, boot: Boot, { texts }: PageTexts): void {
  let told: TaskNotice | null = null;
  app.subscribe((snapshot) => {
    const { notice } = appView(snapshot);
    if (notice === null || notice === told) return;
    told = notice;
    const telling = loadPart(parts.notices).then(({ tellOutcome }) => {
      tellOutcome(notice, texts, boot);
      app.send({ type: 'notice.read' });
    });
    telling.catch(() => undefined);
  });
}

/** Once, when a page begins: what was written on another one may wait for a login that nobody sees. */
function tellWhatWaits(app: AppActor, boot: Boot, router: AppRouter): void {
  const telling = waitFor(app, (snapshot) => !appView(snapshot).busy).then(async (snapshot) => {
    const { task, login } = appView(snapshot);
    if (task.state !== 'waiting' || login.state !== 'closed' || isAtLogin(boot, router)) return;
    const { tellWaiting } = await loadPart(parts.notices);
    tellWaiting(currentPage(boot, router).path(), boot);
  });
  telling.catch(() => undefined);
}

/** What waits for a login asks for one itself; here it is somebody who looks at a page.  */
async function refuseToken(app: AppActor, isAtLogin: () => boolean): Promise<void> {
  app.send({ type: 'token.refused' });
  const { login, session } = appView(await waitFor(app, (snapshot) => !appView(snapshot).busy));
  if (session.isLoggedIn || login.state !== 'closed' || isAtLogin()) return;
  app.send({ type: 'login.requested', reason: { key: 'request.relogin' } });
}
