import type { SupplierLoginEvent } from '@fairhall/core/supplier-login/supplier-login.machine';
import {
  loginEcho,
  loginStart,
  loginWaiting,
  type SupplierLoginView,
} from '@fairhall/core/supplier-login/supplier-login.view';
import { type RefObject, useEffect } from 'react';
import { takeOver, useInvalidFocus } from '../forms/use-form.ts';
import { loadModule } from '../page/load-module.ts';
import type { UsedFlow } from '../page/use-flow.ts';
import { useSupplierFlow } from '../supplier-site/use-supplier-flow.ts';

export type SupplierLoginFlow = UsedFlow<SupplierLoginView, SupplierLoginEvent>;

const FIELD_NAMES = ['email', 'name', 'password'] as const;

/** The flow behind the fields below `root`. After the login it loads a new document for the next page. */
export function useLogin(token: string, next: string, root: RefObject<HTMLElement | null>): SupplierLoginFlow {
  const flow = useSupplierFlow<SupplierLoginView, SupplierLoginEvent>({
    start: loginStart({ token }),
    echo: loginEcho,
    isRequest: ({ type }) => type === 'form.submitted',
    waiting: loginWaiting,
    atOnce: token !== '',
    open: async (ports) =>
      (await loadModule(() => import('@fairhall/core/supplier-login/supplier-login.page'))).openSupplierLogin(ports, {
        token,
      }),
  });
  const { view, send } = flow;
  useEffect(() => {
    takeOver(
      root.current,
      FIELD_NAMES.map((field) => `supplier-${field}`),
      (name, value) => send(toChangedEvent(name, value)),
    );
  }, []);
  useInvalidFocus(view.refusals, view.focus && `supplier-${view.focus}`, root);
  useEffect(() => {
    if (view.state === 'loggedIn') location.assign(next);
  }, [view.state, next]);
  return flow;
}

function toChangedEvent(name: string, value: string): SupplierLoginEvent {
  const field = FIELD_NAMES.find((each) => name.endsWith(each)) ?? 'email';
  return { type: `${field}.changed`, value };
}
