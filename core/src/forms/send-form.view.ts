import type { SendFormSnapshot } from './send-form.machine.ts';
import { type SubmitPhase, type SubmitView, submitView } from './submit.view.ts';

/** The part of the view that every short form has for its submit. */
export interface SendFormView {
  readonly busy: boolean;
  readonly sending: boolean;
  readonly isSent: boolean;
  readonly submit: SubmitView;
}

export const sendFormView = (snapshot: SendFormSnapshot): SendFormView => ({
  busy: snapshot.hasTag('busy'),
  sending: snapshot.matches('sending'),
  isSent: snapshot.matches('sent'),
  submit: submitView(phaseOf(snapshot)),
});

/**
 * Returns the context with the type of the form's definition. It needs types only, since a form is shown before the
 * code of its flow is loaded.
 */
export const formContextOf = <Context>(snapshot: SendFormSnapshot): Context => snapshot.context as unknown as Context;

function phaseOf(snapshot: SendFormSnapshot): SubmitPhase {
  if (snapshot.matches('sent')) return 'sent';
  if (snapshot.matches({ sending: 'loading' })) return 'loading';
  return snapshot.matches('sending') ? 'quiet' : 'ready';
}
