import type { SnapshotFrom } from 'xstate';
import type { GatewayError } from '../contract/error.ts';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import { emptyField, type FieldView, fieldView } from '../forms/field.ts';
import { type SubmitPhase, type SubmitView, submitView } from '../forms/submit.view.ts';
import { type FeedbackEvent, type FeedbackField, feedbackFields, type feedbackMachine } from './feedback.machine.ts';

export interface FeedbackView {
  readonly busy: boolean;
  readonly isSent: boolean;
  readonly fields: Readonly<Record<FeedbackField, FieldView>>;
  readonly submit: SubmitView;
  readonly refusals: number;
  /** The first wrong field. */
  readonly focus: FeedbackField | null;
  readonly canSend: true;
  readonly error: GatewayError | null;
  readonly message: ShownMessage | null;
}

/** D-18 D-25 */
export function feedbackView(snapshot: SnapshotFrom<typeof feedbackMachine>): FeedbackView {
  const { fields, refusals, error } = snapshot.context;
  const { type, content, email } = fields;
  const wrong = feedbackFields(snapshot.context).find((name) => fields[name].failure);
  return {
    ...{ busy: snapshot.hasTag('busy'), isSent: snapshot.matches('sent'), refusals, error, canSend: true },
    fields: { type: fieldView(type), content: fieldView(content), email: fieldView(email) },
    submit: submitView(phaseOf(snapshot)),
    focus: wrong ?? null,
    message: error && errorMessage(error),
  };
}

const empty = fieldView(emptyField);

/** The form before its flow is loaded. */
export const FEEDBACK_START: FeedbackView = {
  ...{ busy: false, isSent: false, refusals: 0, error: null, canSend: true, focus: null, message: null },
  fields: { type: empty, content: empty, email: empty },
  submit: submitView('ready'),
};

/** What is typed before the flow is there shows as it was typed. */
export function feedbackEcho(view: FeedbackView, event: FeedbackEvent): FeedbackView {
  if (event.type !== 'field.changed') return view;
  const { name, value } = event;
  return { ...view, fields: { ...view.fields, [name]: { ...view.fields[name], value } } };
}

function phaseOf(snapshot: SnapshotFrom<typeof feedbackMachine>): SubmitPhase {
  if (snapshot.matches('sent')) return 'sent';
  if (snapshot.matches({ sending: 'loading' })) return 'loading';
  return snapshot.matches('sending') ? 'quiet' : 'ready';
}
