import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import { type FieldView, fieldView } from '../forms/field.ts';
import { type PhoneView, phoneView, withCountry } from '../forms/phone.ts';
import type { SendFormSnapshot } from '../forms/send-form.machine.ts';
import { formContextOf, sendFormView } from '../forms/send-form.view.ts';
import { type SubmitView, submitView } from '../forms/submit.view.ts';
import {
  type ConfirmContext,
  type ConfirmEvent,
  type ConfirmOpening,
  initialContext,
  toRequest,
} from './confirm.machine.ts';
import { CONFIRM_FIELDS, type ConfirmField, findFirstInvalid, withTyped } from './fields.ts';

export interface ConfirmView {
  readonly busy: boolean;
  readonly sending: boolean;
  readonly submit: SubmitView;
  readonly fields: Readonly<Record<Exclude<ConfirmField, 'mobile'>, FieldView>> & { readonly mobile: PhoneView };
  readonly problems: readonly { readonly name: ConfirmField; readonly message: DisplayMessage }[];
  readonly refusals: number;
  /** The first invalid field. */
  readonly focus: ConfirmField | null;
  readonly canSend: true;
  readonly error: GatewayError | null;
  readonly message: DisplayMessage | null;
  /** The request with the current values. */
  readonly request: ReturnType<typeof toRequest>;
  readonly isConfirmed: boolean;
}

/** Returns the view of the delivery form. D-27 */
export function confirmView(snapshot: SendFormSnapshot): ConfirmView {
  const { busy, sending, submit, isSent } = sendFormView(snapshot);
  return { ...viewOf(formContextOf<ConfirmContext>(snapshot)), busy, sending, submit, isConfirmed: isSent };
}

/** The form before its flow is loaded. */
export const confirmStart = (opening: ConfirmOpening): ConfirmView => viewOf(initialContext(opening));

/** Applies input made before the flow is loaded to the view, so that typed text stays visible. */
export function confirmEcho(opening: ConfirmOpening) {
  let context = initialContext(opening);
  return (view: ConfirmView, event: ConfirmEvent): ConfirmView => {
    const { fields } = context;
    if (event.type === 'field.changed') {
      context = { ...context, fields: withTyped(fields, event.name, event.value, opening.countries) };
    } else if (event.type === 'country.changed') {
      context = { ...context, fields: { ...fields, mobile: withCountry(fields.mobile, event.countryId) } };
    } else return view;
    return viewOf(context);
  };
}

function viewOf(context: ConfirmContext): ConfirmView {
  const { fields, refusals, error } = context;
  const views: ConfirmView['fields'] = {
    contactName: fieldView(fields.contactName),
    mobile: phoneView(fields.mobile, false),
    address: fieldView(fields.address),
  };
  return {
    busy: false,
    sending: false,
    submit: submitView('ready'),
    canSend: true,
    fields: views,
    refusals,
    error,
    problems: CONFIRM_FIELDS.flatMap((name) => {
      const { message } = views[name];
      return message === null ? [] : [{ name, message }];
    }),
    focus: refusals > 0 ? findFirstInvalid(fields) : null,
    message: error && errorMessage(error),
    request: toRequest(context),
    isConfirmed: false,
  };
}
