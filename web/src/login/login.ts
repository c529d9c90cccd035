import type { StoredWindow } from '@fairhall/adapters/browser/stored-value';
import { buyerTokenName } from '@fairhall/core/account/stored-names';
import type { AppEmitted, AppEvent } from '@fairhall/core/app/app.machine';
import type { AppView } from '@fairhall/core/app/app.view';
import type { LoginRequest, LoginRequestInput } from '@fairhall/core/app/login-request';
import { type GatewayError, gatewayError } from '@fairhall/core/contract/error';
import type { Deferral } from '@fairhall/core/ports/deferral';
import { loadOnce } from '../page/load-once.ts';
import {
  canOpenWithoutApp,
  type LoginAction,
  type LoginState,
  loginReducer,
  NO_LOGIN_STATE,
  sessionOf,
} from './login-state.ts';
import { LOGIN_KEYS, readStoredLogin } from './stored-login.ts';

/** The app of core (session, deferred task, login) as it runs in this page. */
export interface RunningApp {
  readonly deferral: Deferral;
  send(event: AppEvent): void;
  /** Checks a token that a call rejected, and requests a login if it is no longer valid. */
  rejectToken(): Promise<void>;
  /** Logs out, unless the user cancels to keep data that a logout would lose. */
  logOut(): Promise<void>;
  /** Leaves a login page, unless the task that waited for the login has already done so. */
  leaveLogin(href: string): void;
}

/** Callbacks of the running app. */
export interface AppListener {
  readonly changed: (view: AppView) => void;
  readonly emitted: (event: AppEmitted) => void;
}

interface LoginWindow extends StoredWindow {
  addEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void;
}

/** The ports of a page's login. */
export interface LoginPorts {
  readonly window: LoginWindow;
  /** Runs a callback when the browser is idle. */
  readonly whenIdle: (run: () => void) => void;
  /** Restores a task that waits for a login after a killed browser has lost it; resolves to whether it did. REL-10 */
  readonly restoreTask: () => Promise<boolean>;
  /** Whether the page is inside the native app, which has its own login. A-20 */
  readonly isInNativeApp: () => boolean;
  /** Loads and starts the app. `requested` returns the login that is open by then, which the app takes over. */
  readonly startApp: (listener: AppListener, requested: () => LoginRequest | null) => Promise<RunningApp>;
  /** Shows why the app could not be loaded. */
  readonly showError: (error: GatewayError) => void;
}

/** The login of a page: the session, login requests, and tasks that only a buyer may send. */
export interface Login {
  state(): LoginState;
  /** Calls back after every change of the state. */
  subscribe(changed: () => void): () => void;
  /** Calls back with the app's events: finished logins and logouts, also of other tabs, and settled tasks. */
  onEmitted(listener: (event: AppEmitted) => void): () => void;
  /** Loads the app once. Rejects if its code cannot be loaded. */
  load(): Promise<RunningApp>;
  /** Whether there is a token that no call has rejected. */
  isLoggedIn(): boolean;
  /** Opens the login over the page, unless a user is logged in.  */
  open(wish: LoginRequestInput): Promise<void>;
  /** Closes the login. */
  close(): Promise<void>;
  /** Logs out. */
  logOut(): Promise<void>;
  /** Sends an event to the app, and loads the app's code first; shows an error if that fails. */
  send(event: AppEvent): Promise<void>;
  /** Leaves a login page for an address.  */
  leavePage(href: string): void;
  /** Must be called for each call whose token was rejected; concurrent calls check the token only once. */
  rejectToken(): Promise<void>;
}

/**
 * Creates the login from the device's stored login. The app loads when it is needed, or when the browser is idle and
 * there is a token or a waiting task. Until then a requested login opens without it.
 */
export function createLogin(ports: LoginPorts): Login {
  const { state, dispatch, subscribe } = createStore();
  const listeners = new Set<(event: AppEmitted) => void>();
  const readStored = (): void => dispatch({ type: 'stored.read', stored: readStoredLogin(ports.window, Date.now()) });
  const handleEmitted = (event: AppEmitted): void => {
    readStored();
    for (const listener of listeners) listener(event);
  };
  const { load, isStarted } = loadOnce(() =>
    ports.startApp(
      { changed: (view) => dispatch({ type: 'app.changed', view }), emitted: handleEmitted },
      () => state().requested,
    ),
  );
  const tokenCheck = createTokenCheck(load);
  readStored();
  followOtherTabs(ports.window, { state, readStored, load, isStarted, emitted: handleEmitted });
  ports.whenIdle(() => void restoreLogin(ports, { state, readStored, load }).catch(() => undefined));
  return {
    state,
    subscribe,
    load,
    ...createActs(ports, { state, dispatch, load }),
    onEmitted(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isLoggedIn: () => !tokenCheck.isRunning() && sessionOf(state()).isLoggedIn,
    rejectToken: tokenCheck.run,
  };
}

interface Acting {
  readonly state: () => LoginState;
  readonly dispatch: (action: LoginAction) => void;
  readonly load: Login['load'];
}

/** The visitor's actions. Opening and closing the login needs no app as long as none runs. */
function createActs(
  { isInNativeApp, showError }: LoginPorts,
  { state, dispatch, load }: Acting,
): Pick<Login, 'open' | 'close' | 'logOut' | 'send' | 'leavePage'> {
  const send = async (event: AppEvent): Promise<void> => {
    try {
      (await load()).send(event);
    } catch {
      showError(gatewayError('NETWORK_ERROR'));
    }
  };
  return {
    send,
    async open(wish) {
      if (state().app?.session.role === 'buyer') return;
      if (canOpenWithoutApp(state(), isInNativeApp())) dispatch({ type: 'login.requested', wish });
      else await send({ type: 'login.requested', ...wish });
    },
    async close() {
      if (state().app === null) dispatch({ type: 'login.closed' });
      else await send({ type: 'login.closed' });
    },
    async logOut() {
      try {
        await (await load()).logOut();
      } catch {
        showError(gatewayError('NETWORK_ERROR'));
      }
    },
    leavePage: (href) =>
      void load().then(
        (app) => app.leaveLogin(href),
        () => undefined,
      ),
  };
}

/** Checks a rejected token once, even if several concurrent calls were rejected. */
function createTokenCheck(load: Login['load']) {
  let running: Promise<void> | undefined;
  return {
    isRunning: (): boolean => running !== undefined,
    run(): Promise<void> {
      running ??= load()
        .then((app) => app.rejectToken())
        .catch(() => undefined)
        .finally(() => {
          running = undefined;
        });
      return running;
    },
  };
}

/** The state and its subscribers. */
function createStore() {
  let state = NO_LOGIN_STATE;
  const subscribers = new Set<() => void>();
  return {
    state: (): LoginState => state,
    dispatch(action: LoginAction): void {
      state = loginReducer(state, action);
      for (const changed of subscribers) changed();
    },
    subscribe(changed: () => void): () => void {
      subscribers.add(changed);
      return () => subscribers.delete(changed);
    },
  };
}

interface LoginResumeInput extends Pick<Login, 'state' | 'load'> {
  readonly readStored: () => void;
}

/** Loads the app if a login is stored, or a task that waits for one.  REL-10 */
async function restoreLogin({ restoreTask }: LoginPorts, { state, readStored, load }: LoginResumeInput): Promise<void> {
  if (!state().stored.hasTask && (await restoreTask())) readStored();
  const { hasToken, hasTask } = state().stored;
  if (hasToken || hasTask) await load();
}

interface LoginSyncInput extends LoginResumeInput {
  readonly isStarted: () => boolean;
  readonly emitted: (event: AppEmitted) => void;
}

/**
 * Follows logins and logouts of other tabs. A running app detects them itself; without one, a change of the token
 * counts as a finished login or logout.
 */
function followOtherTabs(window: LoginWindow, { state, readStored, load, isStarted, emitted }: LoginSyncInput): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && !LOGIN_KEYS.includes(key)) return;
    const hadToken = state().stored.hasToken;
    readStored();
    if (key !== null && key !== buyerTokenName.key) return;
    const wasRunning = isStarted();
    if (!wasRunning && state().stored.hasToken === hadToken) return;
    const followed = load().then((app) => {
      if (wasRunning) app.send({ type: 'storage.changed' });
      else emitted({ type: state().stored.hasToken ? 'login.finished' : 'logout.finished' });
    });
    followed.catch(() => undefined);
  });
}
