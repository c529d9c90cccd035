import type { LocalFile } from '@fairhall/core/contract/local-file';
import { err, ok, type Result } from '@fairhall/core/result';
import { RFQ_FIELDS, type RfqFieldName } from '@fairhall/core/rfq/fields';
import { openedText } from '@fairhall/core/rfq/opened-text';
import type { RfqOpening } from '@fairhall/core/rfq/opening';
import { provideRfq, rfqMachine } from '@fairhall/core/rfq/rfq.machine';
import { type RfqView, rfqView } from '@fairhall/core/rfq/rfq.view';
import type { RfqStep } from '@fairhall/core/rfq/steps';
import type { TagValue } from '@fairhall/core/tags/tag-value';
import { useMachine } from '@xstate/react';
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { type ActorRefFrom, waitFor } from 'xstate';
import { focusField } from '../forms/focus-field.ts';
import { createDeferral, createFormDeferral } from '../login/form-deferral.ts';
import type { Login } from '../login/login.ts';
import { useLogin } from '../login/use-login.ts';
import { toastLine } from '../overlay/toast-line.ts';
import { patientSource } from '../page/first-interaction.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { createRfqPorts } from './rfq-ports.ts';

type RfqActor = ActorRefFrom<typeof rfqMachine>;

export interface RfqFlow {
  readonly view: RfqView;
  /** It went off after a login on this page, where its person then stays. */
  readonly stays: () => boolean;
  readonly type: (name: RfqFieldName, value: string) => void;
  readonly leave: (name: RfqFieldName) => void;
  readonly chooseTags: (value: TagValue | null) => void;
  readonly addFiles: (files: readonly LocalFile[]) => void;
  readonly removeFile: (id: string) => void;
  readonly retryFile: (id: string) => void;
  readonly next: () => void;
  readonly back: () => void;
  readonly goTo: (step: RfqStep) => void;
  readonly stopWaiting: () => void;
  readonly retry: () => void;
  /** Sends; the answer says whether it has arrived. */
  readonly submit: () => Promise<Result<unknown, unknown>>;
}

/** The flow behind the form. On the server it stands as it begins. */
export function useRfq(opening: RfqOpening, form: RefObject<HTMLFormElement | null>): RfqFlow {
  const source = usePortsSource();
  const login = useLogin();
  const [{ machine, deferral }] = useState(() => partsOf(source, login, opening));
  const [snapshot, send, actor] = useMachine(machine, { input: opening });
  const view = rfqView(snapshot);
  useEffect(() => takeOver(actor, form.current), [actor, form]);
  // The focus moves at each refusal, not when the first wrong field becomes another one while typing.
  useEffect(() => {
    if (view.refusals > 0 && view.focus !== null) focusField(view.focus);
  }, [view.refusals]);
  const acts = useMemo(() => actsOf(send), [send]);
  return {
    ...acts,
    view,
    stays: () => deferral?.hadToLogIn() ?? false,
    submit: useCallback(() => sendOff(actor), [actor]),
  };
}

/** With nothing to fill in, the form waits for somebody before it loads what it needs for the second step. */
function partsOf(source: PortsSource | null, login: Login | null, { prefill, source: lead }: RfqOpening) {
  if (source === null || login === null) return { machine: rfqMachine, deferral: null };
  const { hasToken, hasRfqDraft } = login.state().device;
  const isAwaited = hasToken || hasRfqDraft || lead !== undefined || openedText(prefill) !== '';
  const deferral = createFormDeferral(source, createDeferral(source, login));
  const ports = createRfqPorts(isAwaited ? source : patientSource(source), deferral);
  return { machine: provideRfq(ports), deferral };
}

const actsOf = (send: RfqActor['send']): Omit<RfqFlow, 'view' | 'stays' | 'submit'> => ({
  type: (name, value) => send({ type: 'field.changed', name, value }),
  leave: (name) => send({ type: 'field.blurred', name }),
  chooseTags: (value) => send({ type: 'tags.changed', value }),
  addFiles: (files) => send({ type: 'files.added', files }),
  removeFile: (id) => send({ type: 'file.removed', id }),
  retryFile: (id) => send({ type: 'file.retried', id }),
  next: () => send({ type: 'step.completed' }),
  back: () => send({ type: 'step.returned' }),
  goTo: (step) => send({ type: 'step.chosen', step }),
  stopWaiting: () => send({ type: 'submit.cancelled' }),
  retry: () => send({ type: 'retry.requested' }),
});

/** Takes over what was typed, or filled in by the browser, before the page's script was there. */
function takeOver(actor: RfqActor, form: HTMLFormElement | null): void {
  if (form === null) return;
  const typed = new FormData(form);
  for (const name of RFQ_FIELDS) {
    const value = typed.get(name);
    if (typeof value === 'string' && value !== '') actor.send({ type: 'field.changed', name, value });
  }
}

/** A failure is told in a toast as well, since the form's own line may be out of sight. */
async function sendOff(actor: RfqActor): Promise<Result<unknown, unknown>> {
  actor.send({ type: 'rfq.submitted' });
  const isUnderWay = (snapshot: ReturnType<RfqActor['getSnapshot']>) =>
    snapshot.matches('sending') || snapshot.matches({ open: 'waiting' });
  const snapshot = await waitFor(actor, (now) => !isUnderWay(now));
  const { sent, message } = rfqView(snapshot);
  if (sent !== null) return ok(sent);
  if (message !== null && snapshot.context.error !== null) toastLine.ask({ type: 'toast.requested', message });
  return err(message);
}
