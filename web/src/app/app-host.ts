import {
  EMPTY_GLANCE,
  GLANCED_KEYS,
  type Glance,
  type GlancedWindow,
  glanceAt,
} from '@fairhall/adapters/browser/glance';
import type { SessionView } from '@fairhall/core/account/session.view';
import type { AppEvent, AppFact } from '@fairhall/core/app/app.machine';
import type { AppView } from '@fairhall/core/app/app.view';
import { type LoginRequest, type LoginWish, requestOf } from '@fairhall/core/app/login-request';
import { gatewayError } from '@fairhall/core/contract/error';
import type { MessageFeature } from '@fairhall/core/messages';
import type { Deferral } from '@fairhall/core/ports/deferral';
import { useSyncExternalStore } from 'react';
import { toastLine } from '../overlay/toast-line.ts';
import { loadOnce } from './load-once.ts';
import type { PortsSource } from './ports-source.ts';

/** The app once its code is there. */
export interface RunningApp {
  readonly deferral: Deferral;
  send(event: AppEvent): void;
  /** A call was told that the token is no longer good: looks who is there now, and asks for a login where nobody is. */
  refuseToken(): Promise<void>;
  /** Goes on from a login page, unless what waited for the login leads away from it already. */
  leaveLogin(href: string): void;
}

export interface Hear {
  readonly view: (view: AppView) => void;
  readonly fact: (fact: AppFact) => void;
}

interface HostWindow extends GlancedWindow {
  addEventListener(type: 'storage', hear: (event: { readonly key: string | null }) => void): void;
}

export interface AppWiring {
  readonly window: HostWindow;
  /** Runs something when the page has nothing better to do. */
  readonly whenIdle: (run: () => void) => void;
  /** Puts back what waits for a login where a killed browser has forgotten it; resolves to whether it did. REL-10 */
  readonly revive: () => Promise<boolean>;
  /** Inside the native app, whose own login it is. A-20 */
  readonly isInShell: () => boolean;
  /** `login` is the one that is open already when the app begins, which takes it over. */
  readonly start: (hear: Hear, login: () => LoginRequest | null) => Promise<RunningApp>;
  readonly ensureTexts: (features: readonly MessageFeature[]) => Promise<void>;
}

/** What is known of whoever visits. */
interface Known {
  readonly glance: Glance;
  /** Null until the app runs. */
  readonly view: AppView | null;
  /** A login that was opened before the app runs. */
  readonly early: LoginRequest | null;
}

const NOTHING: Known = { glance: EMPTY_GLANCE, view: null, early: null };
const GLANCED: readonly string[] = Object.values(GLANCED_KEYS);

/**
 * Who is logged in and what waits for a login, on every page. The flow behind it is loaded where there is a token or a
 * waiting task, and else when somebody acts; until then a glance at the device tells who it is, and a login that is asked
 * for opens without it.
 */
export function createAppHost() {
  let wiring: AppWiring | null = null;
  let known = NOTHING;
  let refusing: Promise<void> | undefined;
  const watchers = new Set<() => void>();
  const listeners = new Set<(fact: AppFact) => void>();

  const know = (change: Partial<Known>): void => {
    known = { ...known, ...change };
    for (const watcher of watchers) watcher();
  };
  const look = (): void => {
    if (wiring === null) return;
    const glance = glanceAt(wiring.window, Date.now());
    // Whoever has a token by now needs no login.
    know(glance.hasToken ? { glance, early: null } : { glance });
  };
  const fact = (told: AppFact): void => {
    look();
    for (const listener of listeners) listener(told);
  };

  const { load, isBegun } = loadOnce(async (): Promise<RunningApp> => {
    if (wiring === null) throw new Error('the app is used outside a browser');
    const view = (view: AppView): void => know({ view, early: null });
    return wiring.start({ view, fact }, () => known.early);
  });

  /** A login, or what waits for one, goes on by itself. */
  async function goOn({ revive }: AppWiring): Promise<void> {
    if (!known.glance.hasTask && (await revive())) look();
    if (known.glance.hasToken || known.glance.hasTask) await load();
  }

  /** Another tab has logged in or out, or changed a cart. */
  function storageChanged(key: string | null): void {
    if (key !== null && !GLANCED.includes(key)) return;
    const hadToken = known.glance.hasToken;
    look();
    if (key !== null && key !== GLANCED_KEYS.token) return;
    const isRunning = isBegun();
    if (!isRunning && known.glance.hasToken === hadToken) return;
    const heard = load().then((app) => {
      if (isRunning) app.send({ type: 'storage.changed' });
      else fact({ type: known.glance.hasToken ? 'login.finished' : 'logout.finished' });
    });
    heard.catch(() => undefined);
  }

  return {
    connect(given: AppWiring): void {
      wiring = given;
      look();
      given.window.addEventListener('storage', ({ key }) => storageChanged(key));
      given.whenIdle(() => void goOn(given).catch(() => undefined));
    },
    load,
    /** Texts of what is shown over the page, besides the page's own. */
    ensureTexts: async (features: readonly MessageFeature[]): Promise<void> => wiring?.ensureTexts(features),
    look,
    /** Opens the login without the app, where that alone does not know more. */
    openEarly(wish: LoginWish): boolean {
      if (known.view !== null || known.glance.hasToken || wiring?.isInShell() !== false) return false;
      know({ early: requestOf(wish) });
      return true;
    },
    /** Closes the login again, unless the app has taken it over. */
    closeEarly(): boolean {
      if (known.view !== null) return false;
      know({ early: null });
      return true;
    },
    known: () => known,
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    onFact(listener: (fact: AppFact) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refuseToken(): Promise<void> {
      refusing ??= load()
        .then((app) => app.refuseToken())
        .catch(() => undefined)
        .finally(() => {
          refusing = undefined;
        });
      return refusing;
    },
    /** Whether there is a token that nobody has refused. */
    isLoggedIn: (): boolean => refusing === undefined && sessionOf(known).isLoggedIn,
  };
}

/** The one of this page. The server renders for nobody. */
export const appHost = createAppHost();

/** Until the app has looked, the glance counts. */
export function sessionOf({ glance: { hasToken }, view }: Known): SessionView {
  if (view !== null && (view.session.isLoggedIn || !view.session.busy)) return view.session;
  return {
    busy: true,
    role: hasToken ? 'buyer' : 'visitor',
    isLoggedIn: hasToken,
    user: null,
    tracking: { Unique_ID: '', User_ID: '' },
    logins: view?.session.logins ?? 0,
    logouts: view?.session.logouts ?? 0,
    leaving: false,
  };
}

/** Where a login is asked for, and what for. */
export function loginOf({ early, view }: Known): AppView['login'] {
  return view?.login ?? { state: early === null ? 'closed' : 'modal', request: early };
}

function useKnown(): Known {
  return useSyncExternalStore(appHost.watch, appHost.known, () => NOTHING);
}

/** Who is logged in: nobody on the server, and in the browser what a glance tells until the app has looked. */
export const useSession = (): SessionView => sessionOf(useKnown());

/** The buyer's name as it was last kept, '' where it is not known. */
export function useNickname(): string {
  const known = useKnown();
  return sessionOf(known).user?.nickname ?? known.glance.nickname;
}

/** What the device tells without any code; `appHost.look` reads it anew. */
export const useGlance = (): Glance => useKnown().glance;

export const useLogin = (): AppView['login'] => loginOf(useKnown());

/** Whether the device holds a login or products in a cart; null until it has been looked at. */
export function useHoldsSomething(): boolean | null {
  const { glance } = useKnown();
  return glance === EMPTY_GLANCE ? null : glance.hasToken || glance.cartCount > 0;
}

/** The app as a whole; null until it runs. */
export const useAppView = (): AppView | null => useKnown().view;

/** Tells of every login, in whatever tab. */
export const onLogin = (listener: () => void): (() => void) =>
  appHost.onFact(({ type }) => {
    if (type === 'login.finished') listener();
  });

/** Opens the login over the page. Whoever is logged in needs none.  */
export async function openLogin(wish: LoginWish): Promise<void> {
  if (appHost.known().view?.session.role === 'buyer' || appHost.openEarly(wish)) return;
  await tellApp({ type: 'login.requested', ...wish });
}

/** */
export async function closeLogin(): Promise<void> {
  if (!appHost.closeEarly()) await tellApp({ type: 'login.closed' });
}

/** */
export const leaveLogin = (href: string): void =>
  void appHost.load().then(
    (app) => app.leaveLogin(href),
    () => undefined,
  );

/** */
export const logOut = (): Promise<void> => tellApp({ type: 'logout.requested' });

/** Tells the app, whose code is fetched for it; a person is told where that cannot be. */
export async function tellApp(event: AppEvent): Promise<void> {
  try {
    (await appHost.load()).send(event);
  } catch {
    toastLine.ask({ type: 'request.failed', error: gatewayError('NETWORK_ERROR') });
  }
}

/** The way for a form to send what only a buyer may send; its code comes with the first use. */
export function createDeferral(source: PortsSource): Deferral {
  return {
    async submit(task) {
      try {
        const [app] = await Promise.all([appHost.load(), source.load()]);
        return await app.deferral.submit(task);
      } catch {
        return { kind: 'failed', error: gatewayError('NETWORK_ERROR') };
      }
    },
  };
}
