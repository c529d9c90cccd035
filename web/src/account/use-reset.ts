import type { ResetEvent } from '@fairhall/core/account/reset.machine';
import { type ResetView, resetEcho, resetStart, resetWaiting } from '@fairhall/core/account/reset.view';
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { takeOver, useInvalidFocus } from '../forms/use-form.ts';
import { loadModule } from '../page/load-module.ts';
import { type UsedFlow, useFlow } from '../page/use-flow.ts';

export type ResetFlow = UsedFlow<ResetView, ResetEvent>;

/** The flow behind the fields below `root`. It loads at once if there is a token to check. */
export function useReset(token: string, email: string | null, root: RefObject<HTMLElement | null>): ResetFlow {
  const opening = { token, email: email ?? undefined };
  const flow = useFlow<ResetView, ResetEvent>({
    start: resetStart(opening),
    echo: resetEcho,
    isRequest: ({ type }) => type === 'form.submitted',
    waiting: resetWaiting,
    atOnce: token !== '',
    open: async (ports) =>
      (await loadModule(() => import('@fairhall/core/account/reset.page'))).openReset(ports, opening),
  });
  const { view, send } = flow;
  useEffect(() => {
    takeOver(root.current, ['reset-email'], (_, value) => {
      if (value !== view.email.value) send({ type: 'email.changed', value });
    });
    // Only on mount; later input sends its own events.
  }, []);
  usePassedEmail(send);
  useInvalidFocus(view.refusals, view.focus && `reset-${view.focus}`, root);
  return flow;
}

/** Fills in the address that was typed in the login form. */
function usePassedEmail(send: ResetFlow['send']): void {
  const { state } = useLocation();
  useEffect(() => {
    const hasEmail = typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string';
    if (hasEmail && state.email !== '') send({ type: 'email.changed', value: state.email });
  }, [state, send]);
}
