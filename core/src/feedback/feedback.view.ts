import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import { emptyField, type FieldView, fieldView } from '../forms/field.ts';
import type { SendFormSnapshot } from '../forms/send-form.machine.ts';
import { formContextOf, sendFormView } from '../forms/send-form.view.ts';
import { type SubmitView, submitView } from '../forms/submit.view.ts';
import { type FeedbackContext, type FeedbackEvent, type FeedbackField, feedbackFields } from './feedback.machine.ts';

export interface FeedbackView {
  readonly busy: boolean;
  readonly isSent: boolean;
  readonly fields: Readonly<Record<FeedbackField, FieldView>>;
  readonly submit: SubmitView;
  readonly refusals: number;
  /** The first invalid field. */
  readonly focus: FeedbackField | null;
  readonly canSend: true;
  readonly error: GatewayError | null;
  readonly message: DisplayMessage | null;
}

/** Returns the view of the feedback form. D-18 D-25 */
export function feedbackView(snapshot: SendFormSnapshot): FeedbackView {
  const context = formContextOf<FeedbackContext>(snapshot);
  const { fields, refusals, error } = context;
  const { busy, isSent, submit } = sendFormView(snapshot);
  const { type, content, email } = fields;
  const wrong = feedbackFields(context).find((name) => fields[name].failure);
  return {
    busy,
    isSent,
    refusals,
    error,
    canSend: true,
    fields: { type: fieldView(type), content: fieldView(content), email: fieldView(email) },
    submit,
    focus: wrong ?? null,
    message: error && errorMessage(error),
  };
}

const empty = fieldView(emptyField);

/** The form before its flow is loaded. */
export const FEEDBACK_START: FeedbackView = {
  busy: false,
  isSent: false,
  refusals: 0,
  error: null,
  canSend: true,
  focus: null,
  message: null,
  fields: { type: empty, content: empty, email: empty },
  submit: submitView('ready'),
};

/** Applies input made before the flow is loaded to the view, so that typed text stays visible. */
export function feedbackEcho(view: FeedbackView, event: FeedbackEvent): FeedbackView {
  if (event.type !== 'field.changed') return view;
  const { name, value } = event;
  return { ...view, fields: { ...view.fields, [name]: { ...view.fields[name], value } } };
}
