import type { InitialPasswordEvent } from '@fairhall/core/account/initial-password.machine';
import { type InitialPasswordView, initialPasswordStart } from '@fairhall/core/account/initial-password.view';
import type { RefObject } from 'react';
import { useInvalidFocus } from '../forms/use-form.ts';
import { useLogin } from '../login/use-login.ts';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { type UsedFlow, useFlow } from '../page/use-flow.ts';

export type InitialPasswordFlow = UsedFlow<InitialPasswordView, InitialPasswordEvent>;

/** The flow behind the page, which logs in once the password is saved. */
export function useInitialPassword(
  token: string,
  email: string,
  root: RefObject<HTMLElement | null>,
): InitialPasswordFlow {
  const boot = useBoot();
  const login = useLogin();
  const opening = { token, email };
  const flow = useFlow<InitialPasswordView, InitialPasswordEvent>({
    start: initialPasswordStart(opening),
    echo: (view) => view,
    isRequest: ({ type }) => type === 'form.submitted',
    atOnce: token !== '',
    open: async (ports) => {
      // The app is loaded first, so that the login is stored by the time the page says that it is done.
      const [{ openFrontGateway }, { openInitialPassword }] = await Promise.all([
        loadModule(() => import('../page/front-gateway.ts')),
        loadModule(() => import('@fairhall/core/account/initial-password.page')),
        login?.load(),
      ]);
      const front = openFrontGateway(boot, ports);
      return openInitialPassword({ ...ports, front }, opening, (saved) => {
        void login?.send({ type: 'login.succeeded', source: 'register', ...saved });
      });
    },
  });
  useInvalidFocus(flow.view.refusals, flow.view.focus && 'initial-password', root);
  return flow;
}
