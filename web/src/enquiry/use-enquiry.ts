import { type EnquiryOpening, enquiryMachine, provideEnquiry } from '@fairhall/core/enquiry/enquiry.machine';
import { type EnquiryView, enquiryView } from '@fairhall/core/enquiry/enquiry.view';
import { ENQUIRY_FIELDS, type EnquiryFieldName } from '@fairhall/core/enquiry/fields';
import { err, ok, type Result } from '@fairhall/core/result';
import { useMachine } from '@xstate/react';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type ActorRefFrom, waitFor } from 'xstate';
import { focusField } from '../forms/focus-field.ts';
import { useDevice } from '../login/use-login.ts';
import { toastLine } from '../overlay/toast-line.ts';
import { patientSource } from '../page/first-interaction.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { createEnquiryPorts } from './enquiry-ports.ts';

type EnquiryActor = ActorRefFrom<typeof enquiryMachine>;

export interface EnquiryFlow {
  readonly view: EnquiryView;
  readonly type: (name: EnquiryFieldName, value: string) => void;
  readonly leave: (name: EnquiryFieldName) => void;
  readonly addSentence: (text: string) => void;
  readonly retry: () => void;
  /** Sends; the answer says whether it has arrived. */
  readonly submit: () => Promise<Result<unknown, unknown>>;
}

/** The flow behind the form. On the server it stands as it begins. */
export function useEnquiry(opening: EnquiryOpening, form: RefObject<HTMLFormElement | null>): EnquiryFlow {
  const source = usePortsSource();
  const device = useDevice();
  const [machine] = useState(() => machineOf(source, device, opening));
  const [snapshot, send, actor] = useMachine(machine, { input: opening });
  const view = enquiryView(snapshot);
  useEffect(() => takeOver(actor, form.current), [actor, form]);
  // The focus moves at each refusal, not when the first wrong field becomes another one while typing.
  useEffect(() => {
    if (view.refusals > 0 && view.focus !== null) focusField(view.focus);
  }, [view.refusals]);
  return {
    view,
    type: (name, value) => send({ type: 'field.changed', name, value }),
    leave: (name) => send({ type: 'field.blurred', name }),
    addSentence: (text) => send({ type: 'template.chosen', text }),
    retry: () => send({ type: 'retry.requested' }),
    submit: useCallback(() => sendOff(actor), [actor]),
  };
}

/** With nothing to fill in, the form waits for somebody before it loads what it needs to be sent. */
function machineOf(
  source: PortsSource | null,
  { hasToken, hasEnquiryWords }: ReturnType<typeof useDevice>,
  { target }: EnquiryOpening,
): typeof enquiryMachine {
  if (source === null) return enquiryMachine;
  const isAwaited = hasToken || hasEnquiryWords || target === undefined;
  return provideEnquiry(createEnquiryPorts(isAwaited ? source : patientSource(source)));
}

/** Takes over what was typed, or filled in by the browser, before the page's script was there. */
function takeOver(actor: EnquiryActor, form: HTMLFormElement | null): void {
  if (form === null) return;
  const typed = new FormData(form);
  for (const name of ENQUIRY_FIELDS) {
    const value = typed.get(name);
    if (typeof value === 'string' && value !== '') actor.send({ type: 'field.changed', name, value });
  }
}

/** A failure is told in a toast as well, since the form's own line may be out of sight. */
async function sendOff(actor: EnquiryActor): Promise<Result<unknown, unknown>> {
  actor.send({ type: 'enquiry.submitted' });
  const { sent, message } = enquiryView(await waitFor(actor, (snapshot) => !snapshot.matches('sending')));
  if (sent !== null) return ok(sent);
  if (message !== null) toastLine.ask({ type: 'toast.requested', message });
  return err(message);
}
