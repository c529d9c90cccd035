import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { MailStatus } from '../contract/mail-status.ts';
import type { StandInput } from '../contract/stand/calls.ts';
import { STAND_REMARK_MAX } from '../contract/stand/limits.ts';
import { type FieldView, fieldView } from '../forms/field.ts';
import { type PhoneView, phoneView } from '../forms/phone.ts';
import type { SendFormSnapshot } from '../forms/send-form.machine.ts';
import { formContextOf, sendFormView } from '../forms/send-form.view.ts';
import { type SubmitView, submitView } from '../forms/submit.view.ts';
import { countCharacters } from '../forms/text-input.ts';
import { findFirstInvalid, STAND_FIELDS, type StandField, withDialing, withTyped } from './fields.ts';
import { initialContext, type StandContext, type StandEvent, type StandOpening, toRequest } from './stand.machine.ts';

export interface StandView {
  readonly busy: boolean;
  readonly sending: boolean;
  readonly submit: SubmitView;
  readonly fields: Readonly<Record<Exclude<StandField, 'mobile'>, FieldView>> & { readonly mobile: PhoneView };
  readonly remarkLength: { readonly length: number; readonly max: number };
  readonly problems: readonly { readonly name: StandField; readonly message: DisplayMessage }[];
  readonly refusals: number;
  /** The first invalid field. */
  readonly focus: StandField | null;
  readonly canSend: true;
  readonly error: GatewayError | null;
  readonly message: DisplayMessage | null;
  /** The request with the current values. */
  readonly request: StandInput;
  /** Id of the sent request; null until the gateway has it. */
  readonly id: string | null;
  /** Status of the confirmation email; null while it is unknown. */
  readonly mail: MailStatus | null;
}

/** Returns the view of the stand form. D-54 */
export function standView(snapshot: SendFormSnapshot): StandView {
  const { busy, sending, submit } = sendFormView(snapshot);
  return { ...viewOf(formContextOf<StandContext>(snapshot)), busy, sending, submit };
}

/** The form before its flow is loaded. */
export const standStart = (opening: StandOpening): StandView => viewOf(initialContext(opening));

/** Applies input made before the flow is loaded to the view, so that typed text stays visible. */
export function standEcho(opening: StandOpening) {
  let context = initialContext(opening);
  return (view: StandView, event: StandEvent): StandView => {
    const { fields } = context;
    if (event.type === 'field.changed') {
      context = { ...context, fields: withTyped(fields, event.name, event.value, opening.countries) };
    } else if (event.type === 'country.changed') {
      context = { ...context, fields: withDialing(fields, event.countryId) };
    } else return view;
    return viewOf(context);
  };
}

function viewOf(context: StandContext): StandView {
  const { fields, refusals, error, id, mail } = context;
  const views: StandView['fields'] = {
    company: fieldView(fields.company),
    countryId: fieldView(fields.countryId),
    contactName: fieldView(fields.contactName),
    email: fieldView(fields.email),
    mobile: phoneView(fields.mobile, false),
    area: fieldView(fields.area),
    product: fieldView(fields.product),
    remark: fieldView(fields.remark),
  };
  return {
    busy: false,
    sending: false,
    submit: submitView('ready'),
    canSend: true,
    fields: views,
    refusals,
    error,
    id,
    mail,
    remarkLength: { length: countCharacters(fields.remark.value), max: STAND_REMARK_MAX },
    problems: STAND_FIELDS.flatMap((name) => {
      const { message } = views[name];
      return message === null ? [] : [{ name, message }];
    }),
    focus: refusals > 0 ? findFirstInvalid(fields) : null,
    message: error && errorMessage(error),
    request: toRequest(context),
  };
}
