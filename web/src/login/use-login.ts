import { EMPTY_GLANCE, type Glance } from '@fairhall/adapters/browser/glance';
import type { SessionView } from '@fairhall/core/account/session.view';
import type { AppView } from '@fairhall/core/app/app.view';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Login } from './login.ts';
import { type LoginState, loginRequestOf, NO_LOGIN_STATE, nicknameOf, sessionOf } from './login-state.ts';

/** The login of this page; null while the server renders, where nobody acts. */
export const LoginContext = createContext<Login | null>(null);

export const useLogin = (): Login | null => useContext(LoginContext);

const subscribeToNothing = () => () => undefined;
const nothing = () => NO_LOGIN_STATE;

function useLoginState(): LoginState {
  const login = useLogin();
  return useSyncExternalStore(login?.subscribe ?? subscribeToNothing, login?.state ?? nothing, nothing);
}

/** Who is logged in: nobody on the server, and in the browser what the device tells until the app knows better. */
export const useSession = (): SessionView => sessionOf(useLoginState());

/** */
export const useNickname = (): string => nicknameOf(useLoginState());

/** What the device keeps of a login, a cart and drafts; `Login.readDevice` reads it anew. */
export const useDevice = (): Glance => useLoginState().device;

/**
 * The same as the device has it now, also while the page hydrates with what the server knew: for what begins once, with
 * the component. What is rendered must not depend on it.
 */
export const useStoredAtStart = (): Glance => useLogin()?.state().device ?? EMPTY_GLANCE;

/** Where a login is asked for, and what for. */
export const useLoginRequest = (): AppView['login'] => loginRequestOf(useLoginState());

/** The app as a whole; null until it runs. */
export const useAppView = (): AppView | null => useLoginState().app;

/** Whether the device holds a login or products in a cart; null until it has been read. */
export function useHoldsSomething(): boolean | null {
  const { device } = useLoginState();
  return device === EMPTY_GLANCE ? null : device.hasToken || device.cartCount > 0;
}
