import type { SessionView } from '@fairhall/core/account/session.view';
import type { AppView } from '@fairhall/core/app/app.view';
import { type LoginRequest, type LoginRequestInput, requestOf } from '@fairhall/core/app/login-request';
import { NO_STORED_LOGIN, type StoredLogin } from './stored-login.ts';

/** The state of a page's login. */
export interface LoginState {
  /** The stored login, unchecked, since the code that checks it is not loaded yet. */
  readonly stored: StoredLogin;
  /** The view of the running app; null until its code is loaded and started. */
  readonly app: AppView | null;
  /** A login that was requested before the app ran. The app takes it over when it starts. */
  readonly requested: LoginRequest | null;
}

export type LoginAction =
  | { readonly type: 'stored.read'; readonly stored: StoredLogin }
  | { readonly type: 'app.changed'; readonly view: AppView }
  | { readonly type: 'login.requested'; readonly wish: LoginRequestInput }
  | { readonly type: 'login.closed' };

/** The state before the device's storage has been read, and on the server, which renders without a user. */
export const NO_LOGIN_STATE: LoginState = { stored: NO_STORED_LOGIN, app: null, requested: null };

/** The next state. Once the app runs, its login replaces one that was requested before. */
export function loginReducer(state: LoginState, action: LoginAction): LoginState {
  switch (action.type) {
    case 'stored.read':
      // If a token exists by now, for example after a login in another tab, the requested login is no longer needed.
      return { ...state, stored: action.stored, requested: action.stored.hasToken ? null : state.requested };
    case 'app.changed':
      return { ...state, app: action.view, requested: null };
    case 'login.requested':
      return { ...state, requested: requestOf(action.wish) };
    case 'login.closed':
      return { ...state, requested: null };
  }
}

/** Whether a login may open before the app runs: only without a stored token, which only the app can check. A-20 */
export const canOpenWithoutApp = ({ app, stored }: LoginState, isInNativeApp: boolean): boolean =>
  app === null && !stored.hasToken && !isInNativeApp;

/** The session. Until the app has checked it, a stored token counts as a buyer.  */
export function sessionOf({ stored: { hasToken }, app }: LoginState): SessionView {
  if (app !== null && (app.session.isLoggedIn || !app.session.busy)) return app.session;
  return {
    busy: true,
    role: hasToken ? 'buyer' : 'visitor',
    isLoggedIn: hasToken,
    user: null,
    tracking: { Unique_ID: '', User_ID: '' },
    loggingOut: false,
  };
}

/** Whether a login is requested, and its reason. */
export function loginRequestOf({ requested, app }: LoginState): AppView['login'] {
  return app?.login ?? { state: requested === null ? 'closed' : 'modal', request: requested };
}

/** The buyer's name; until the app has loaded it, the stored one; '' without any. */
export const getNickname = (state: LoginState): string => sessionOf(state).user?.nickname ?? state.stored.nickname;
