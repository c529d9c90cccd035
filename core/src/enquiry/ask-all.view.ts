import { ENQUIRY_CONTENT_MAX } from '../contract/enquiry/limits.ts';
import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import { type FieldView, fieldView } from '../forms/field.ts';
import type { SendFormSnapshot } from '../forms/send-form.machine.ts';
import { formContextOf, sendFormView } from '../forms/send-form.view.ts';
import { type SubmitView, submitView } from '../forms/submit.view.ts';
import { countCharacters } from '../forms/text-input.ts';
import type { AskAllContext, AskAllEvent, AskAllSent } from './ask-all.machine.ts';
import { ENQUIRY_FIELDS, type EnquiryFieldName, type EnquiryFields, findFirstInvalid, NO_FIELDS } from './fields.ts';

export interface AskAllView {
  readonly busy: boolean;
  readonly submit: SubmitView;
  readonly fields: Readonly<Record<EnquiryFieldName, FieldView>>;
  readonly contentLength: { readonly length: number; readonly max: number };
  readonly problems: readonly { readonly name: EnquiryFieldName; readonly message: DisplayMessage }[];
  readonly refusals: number;
  readonly focus: EnquiryFieldName | null;
  readonly canSend: boolean;
  readonly error: GatewayError | null;
  readonly message: DisplayMessage | null;
  /** What became of the message, with the address it was sent from; null before. */
  readonly sent: (AskAllSent & { readonly email: string }) | null;
}

function viewOfFields(fields: EnquiryFields): Pick<AskAllView, 'fields' | 'contentLength' | 'problems'> {
  return {
    fields: {
      quantity: fieldView(fields.quantity),
      content: fieldView(fields.content),
      email: fieldView(fields.email),
    },
    contentLength: { length: countCharacters(fields.content.value), max: ENQUIRY_CONTENT_MAX },
    problems: ENQUIRY_FIELDS.flatMap((name) => {
      const { failure } = fields[name];
      return failure ? [{ name, message: failure.message }] : [];
    }),
  };
}

/** The form before its flow is loaded. */
export const ASK_ALL_START: AskAllView = {
  ...viewOfFields(NO_FIELDS),
  busy: false,
  submit: submitView('ready'),
  refusals: 0,
  focus: null,
  canSend: true,
  error: null,
  message: null,
  sent: null,
};

export function askAllView(snapshot: SendFormSnapshot): AskAllView {
  const { fields, refusals, error, sent } = formContextOf<AskAllContext>(snapshot);
  const { busy, isSent, submit } = sendFormView(snapshot);
  return {
    ...viewOfFields(fields),
    busy,
    submit,
    refusals,
    focus: refusals > 0 ? findFirstInvalid(fields) : null,
    canSend: !busy && !isSent,
    error,
    message: error && errorMessage(error),
    sent: sent && { ...sent, email: fields.email.value.trim() },
  };
}

/** Shows text that is typed before the flow is loaded. */
export function askAllEcho(view: AskAllView, event: AskAllEvent): AskAllView {
  if (event.type !== 'field.changed') return view;
  const { name, value } = event;
  return { ...view, fields: { ...view.fields, [name]: { ...view.fields[name], value } } };
}
