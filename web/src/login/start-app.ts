import { forgetPages } from '@fairhall/adapters/offline/forget-pages';
import type { Ports } from '@fairhall/adapters/ports';
import { buyerTokenKey } from '@fairhall/core/account/keys';
import type { LoginRequest } from '@fairhall/core/app/login-request';
import { type AppFlow, openApp } from '@fairhall/core/app/page';
import type { TaskNotice } from '@fairhall/core/app/task-notice';
import type { CurrentPage } from '@fairhall/core/ports/current-page';
import type { Navigator } from '@fairhall/core/ports/navigator';
import { waitUntilIdle } from '@fairhall/core/ports/wait-for-view';
import { getLoginMethod, isForGuests } from '@fairhall/core/routes/page-access';
import { stripSecrets } from '@fairhall/core/routes/query';
import { addressBook, resolveAddress } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import type { PageTexts } from '../page/contexts.ts';
import { loadPart } from '../page/lazy-module.ts';
import { loadModule } from '../page/load-module.ts';
import type { AppListener, RunningApp } from './login.ts';
import { taskNotices } from './parts.ts';

/** The members of the router that the app uses. */
export interface AppRouter {
  readonly state: {
    readonly location: PageAddress;
    /** The page that is loading. */
    readonly navigation: { readonly location?: PageAddress | undefined };
  };
  navigate(href: string, options?: { readonly replace?: boolean }): Promise<void>;
}

interface PageAddress {
  readonly pathname: string;
  readonly search: string;
}

export interface AppParts {
  readonly boot: Boot;
  readonly ports: Ports;
  readonly texts: PageTexts;
  readonly router: AppRouter;
  /** Handles data that a logout would lose; resolves to whether to log out anyway. */
  readonly mayLogOut: () => Promise<boolean>;
}

/** Starts the app of this page with its ports and router. The app takes over a login that is already open. */
export function startApp(
  { boot, ports, texts, router, mayLogOut }: AppParts,
  listener: AppListener,
  requested: LoginRequest | null,
): RunningApp {
  const app = openApp(
    {
      ...ports,
      frontGateway: async () =>
        (await loadModule(() => import('../page/front-gateway.ts'))).openFrontGateway(boot, ports),
      navigator: pageNavigator(router, ports),
      page: createCurrentPage(boot, router),
      addresses: addressBook(boot),
    },
    listener.emitted,
  );
  app.subscribe(() => listener.changed(app.view()));
  listener.changed(app.view());
  showTaskOutcomes(app, boot, texts);
  if (requested !== null) app.send({ type: 'login.requested', ...requested });
  showWaitingTask(app, { boot, router, texts });
  return {
    deferral: app.deferral,
    send: app.send,
    rejectToken: () => rejectToken(app, () => isAtLogin(boot, router)),
    async logOut() {
      if (await mayLogOut()) app.send({ type: 'logout.requested' });
    },
    leaveLogin(href) {
      if (isAtLogin(boot, router)) void router.navigate(href, { replace: true });
    },
  };
}

/** Navigates through the router; only `reload` loads a new document. */
function pageNavigator(router: AppRouter, { navigator, storage, store }: Ports): Navigator {
  return {
    go: (href) => void router.navigate(href),
    replace: (href) => void router.navigate(href, { replace: true }),
    reload(href) {
      const isLogout = storage.slot(buyerTokenKey).read() === null;
      // The router stores the scroll position when a page is left; after a logout that must not stay either.
      if (isLogout) addEventListener('pagehide', () => store.clearSession(), { once: true });
      const load = () => navigator.reload(href);
      // The logout continues even if the browser fails to delete the cached pages.
      if (isLogout) void forgetPages(window).then(load, load);
      else load();
    },
  };
}

function createCurrentPage(boot: Boot, router: AppRouter): CurrentPage {
  return {
    path: () => router.state.location.pathname + stripSecrets(router.state.location.search),
    loginBy: () => getLoginMethod(resolveAddress(router.state.location.pathname, boot)?.name),
  };
}

/** Whether this page, or the one that is loading, is a login page: no login opens over it. */
function isAtLogin(boot: Boot, { state }: AppRouter): boolean {
  const { pathname } = state.navigation.location ?? state.location;
  return isForGuests(resolveAddress(pathname, boot)?.name);
}

/** Shows each task that ended on another page than its form's, once. A-21 */
function showTaskOutcomes(app: AppFlow, boot: Boot, { texts, ensure }: PageTexts): void {
  let shown: TaskNotice | null = null;
  app.subscribe(() => {
    const { notice } = app.view();
    if (notice === null || notice === shown) return;
    shown = notice;
    const showing = loadPart(taskNotices, ensure).then(({ showTaskOutcome }) => {
      showTaskOutcome(notice, texts, boot);
      app.send({ type: 'notice.read' });
    });
    showing.catch(() => undefined);
  });
}

/** Shows a task from another page that waits for a login, once per page, unless this page requests the login itself. */
function showWaitingTask(app: AppFlow, { boot, router, texts }: Omit<AppParts, 'ports' | 'mayLogOut'>): void {
  const showing = waitUntilIdle(app).then(async ({ task, login }) => {
    if (task.waiting === null || login.state !== 'closed' || isAtLogin(boot, router)) return;
    const { showTaskWaiting } = await loadPart(taskNotices, texts.ensure);
    showTaskWaiting(task.waiting, createCurrentPage(boot, router).path(), boot);
  });
  showing.catch(() => undefined);
}

/**
 * Makes the app check a token that a call rejected, and requests a login if it is no longer valid. A waiting task
 * requests its login itself. 
 */
async function rejectToken(app: AppFlow, isAtLogin: () => boolean): Promise<void> {
  app.send({ type: 'token.rejected' });
  const { login, session } = await waitUntilIdle(app);
  if (session.isLoggedIn || login.state !== 'closed' || isAtLogin()) return;
  app.send({ type: 'login.requested', reason: { key: 'request.relogin' } });
}
