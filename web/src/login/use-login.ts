import type { SessionView } from '@fairhall/core/account/session.view';
import type { AppView } from '@fairhall/core/app/app.view';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Login } from './login.ts';
import { getNickname, type LoginState, loginRequestOf, NO_LOGIN_STATE, sessionOf } from './login-state.ts';

/** The login of this page; null while the server renders. */
export const LoginContext = createContext<Login | null>(null);

export const useLogin = (): Login | null => useContext(LoginContext);

const watchNothing = () => () => undefined;
const getNoLoginState = () => NO_LOGIN_STATE;

function useLoginState(): LoginState {
  const login = useLogin();
  return useSyncExternalStore(login?.subscribe ?? watchNothing, login?.state ?? getNoLoginState, getNoLoginState);
}

/**
 * The session: a visitor on the server; in the browser a stored token counts as a buyer until the app has checked it.
 */
export const useSession = (): SessionView => sessionOf(useLoginState());

/** The buyer's name. */
export const useNickname = (): string => getNickname(useLoginState());

/** Whether a login is requested, and its reason. */
export const useLoginRequest = (): AppView['login'] => loginRequestOf(useLoginState());

/** The view of the app; null until it runs. */
export const useAppView = (): AppView | null => useLoginState().app;
