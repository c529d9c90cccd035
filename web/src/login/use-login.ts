import type { SessionView } from '@fairhall/core/account/session.view';
import type { AppView } from '@fairhall/core/app/app.view';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Login } from './login.ts';
import { getNickname, type LoginState, loginRequestOf, NO_LOGIN_STATE, sessionOf } from './login-state.ts';

/** The login of this page; null while the server renders. */
export const LoginContext = createContext<Login | null>(null);

export const useLogin = (): Login | null => useContext(LoginContext);

const subscribeToNothing = () => () => undefined;
const getNoLoginState = () => NO_LOGIN_STATE;

function useLoginState(): LoginState {
  const login = useLogin();
  return useSyncExternalStore(login?.subscribe ?? subscribeToNothing, login?.state ?? getNoLoginState, getNoLoginState);
}

/** Who is logged in: nobody on the server; in the browser, until the app has checked it, whoever has a stored token. */
export const useSession = (): SessionView => sessionOf(useLoginState());

/** */
export const useNickname = (): string => getNickname(useLoginState());

/** Where a login is requested, and what for. */
export const useLoginRequest = (): AppView['login'] => loginRequestOf(useLoginState());

/** The app as a whole; null until it runs. */
export const useAppView = (): AppView | null => useLoginState().app;
