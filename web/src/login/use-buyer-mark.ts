import { useEffect } from 'react';
import { sessionOf } from './login-state.ts';
import { useLogin } from './use-login.ts';

/**
 * Keeps the mark that the document's own script has set (`server/inline-scripts.ts`) on a page that has a place for buyers: the
 * place goes at a logout, and comes with a login, without another document.
 */
export function useBuyerMark(): void {
  const login = useLogin();
  useEffect(() => {
    if (login === null) return;
    const mark = () => document.documentElement.toggleAttribute('data-buyer', sessionOf(login.state()).isLoggedIn);
    mark();
    return login.subscribe(mark);
  }, [login]);
}
