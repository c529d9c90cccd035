import { useLocation, useNavigate } from 'react-router';
import { hrefOf } from '../page/address.ts';
import { useBoot } from '../page/contexts.ts';
import { useLogin } from './use-login.ts';

/**
 * Returns a function that sends a guest to the login, which returns to this page; inside the native app the app logs
 * in. A-20
 */
export function useAskForLogin(): () => void {
  const boot = useBoot();
  const login = useLogin();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () =>
    void (boot.inApp ? login?.open({}) : navigate(hrefOf(boot)('login', {}, { redirect: pathname + search })));
}
