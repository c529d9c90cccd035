import { createIds } from '@fairhall/adapters/crypto/ids';
import { provideReset, type ResetEvent, resetMachine } from '@fairhall/core/account/reset.machine';
import { type ResetView, resetView } from '@fairhall/core/account/reset.view';
import { err, ok, type Result } from '@fairhall/core/result';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type ActorRefFrom, waitFor } from 'xstate';
import { focusField } from '../forms/focus-field.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { createWaitingGateway } from '../page/waiting-gateway.ts';

export interface ResetFlow {
  readonly view: ResetView;
  readonly send: (event: ResetEvent) => void;
  readonly submit: () => Promise<Result<unknown, unknown>>;
}

/** The flow behind the page. On the server it stands as it begins. */
export function useReset(token: string, email: string | null): ResetFlow {
  const source = usePortsSource();
  const [machine] = useState(() => (source === null ? resetMachine : provide(source)));
  const [snapshot, send, actor] = useMachine(machine, { input: { token, email: email ?? undefined } });
  const view = resetView(snapshot);
  useTakenAlong(send);
  // The focus moves at each refusal, not when the first wrong field becomes another one while typing.
  useEffect(() => {
    if (view.refusals > 0 && view.focus !== null) focusField(`reset-${view.focus}`);
  }, [view.refusals]);
  return { view, send, submit: useCallback(() => sendOff(actor), [actor]) };
}

/** A key is made before the code that sends it is there. */
function provide(source: PortsSource) {
  return provideReset({
    gateway: createWaitingGateway(source),
    ids: createIds(),
    bugs: { report: (cause) => reportError(cause) },
  });
}

/** The address typed in the login is not asked for a second time. */
function useTakenAlong(send: (event: ResetEvent) => void): void {
  const { state } = useLocation();
  useEffect(() => {
    const isTold = typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string';
    if (isTold && state.email !== '') send({ type: 'email.changed', value: state.email });
  }, [state, send]);
}

async function sendOff(actor: ActorRefFrom<typeof resetMachine>): Promise<Result<unknown, unknown>> {
  actor.send({ type: 'form.submitted' });
  const settled = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  const { state, message } = resetView(settled);
  return state === 'mailed' || state === 'saved' ? ok(state) : err(message);
}
