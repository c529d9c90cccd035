import { useEffect } from 'react';
import { sessionOf } from './login-state.ts';
import { useLogin } from './use-login.ts';

/**
 * Updates the attribute that an inline script set on the document (`server/inline-scripts.ts`), on pages with a space
 * for buyers. The space disappears at a logout and appears at a login without a reload.
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
