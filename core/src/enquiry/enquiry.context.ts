import type { EnquiryInput } from '../contract/enquiry/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { MailStatus } from '../contract/mail-status.ts';
import type { Attempt } from '../forms/attempt.ts';
import type { Result } from '../result.ts';
import type { EnquiryDraft, EnquiryProduct } from './draft.ts';
import { ENQUIRY_FIELDS, type EnquiryFields, firstWrong, NO_FIELDS, prefilled, withAllChecked } from './fields.ts';
import type { DailyCount, Prepared } from './prepare.ts';
import { type EnquiryPlace, enquiryRequest } from './send.ts';
import type { EnquiryTarget } from './target.ts';

export interface EnquiryOpening extends EnquiryPlace {
  readonly itemId: string;
  /** Where the page has loaded it already. */
  readonly target?: EnquiryTarget;
  /** What the product page left behind, to name the item until it has been loaded. */
  readonly product?: EnquiryProduct;
  /** A path of ours to go to once it is sent. */
  readonly afterEnquiry?: string | undefined;
}

export interface EnquiryContext {
  readonly opening: EnquiryOpening;
  readonly target: EnquiryTarget | null;
  readonly daily: DailyCount | null;
  /** False until the stored draft has been read; what is typed before that must not replace it. */
  readonly draftRead: boolean;
  readonly fields: EnquiryFields;
  readonly attempt: Attempt | null;
  /** Send was pressed before the form was ready; it is sent as soon as it is. */
  readonly isWanted: boolean;
  /** How often sending was refused; the web moves the focus when it grows. */
  readonly refusals: number;
  readonly error: GatewayError | null;
  readonly inquiryId: string | null;
  /** Of the mail that confirms the address; null until it is known. */
  readonly mail: MailStatus | null;
  /** Whether the supplier has it already. */
  readonly isConfirmed: boolean;
}

/** The form before anything has been asked or read. */
export const firstContext = (opening: EnquiryOpening): EnquiryContext => ({
  opening,
  target: opening.target ?? null,
  daily: null,
  draftRead: false,
  fields: NO_FIELDS,
  attempt: null,
  isWanted: false,
  refusals: 0,
  error: null,
  inquiryId: null,
  mail: null,
  isConfirmed: false,
});

/** What was read fills the fields that are still empty. */
export function arrived({ fields }: EnquiryContext, prepared: Prepared): Partial<EnquiryContext> {
  const { target, daily, draft, guest } = prepared;
  return { target, daily, draftRead: true, fields: prefilled(fields, draft, guest), attempt: draft?.attempt ?? null };
}

/** Whether every field is valid, by the checks that a press on send makes. */
export const isRight = ({ fields }: EnquiryContext): boolean => firstWrong(withAllChecked(fields)) === null;

/** The same while what the device keeps has not been read: an address that nobody has typed may still be filled in. */
export function mayBeRight({ fields, draftRead }: EnquiryContext): boolean {
  const wrong = firstWrong(withAllChecked(fields));
  return wrong === null || (wrong === 'email' && fields.email.value === '' && !draftRead);
}

/** Shows the message of each wrong field, and counts a refusal so that the page moves the focus to the first. */
export const refused = ({ fields, refusals }: EnquiryContext): Partial<EnquiryContext> => ({
  fields: withAllChecked(fields),
  refusals: refusals + 1,
  isWanted: false,
  error: null,
});

/** Fills the fields that are still empty from the stored draft; enough where the gateway could not be asked. */
export function recalled(context: EnquiryContext, stored: EnquiryDraft | null): Partial<EnquiryContext> {
  if (context.draftRead) return {};
  const draft = stored?.itemId === context.opening.itemId ? stored : null;
  return { draftRead: true, fields: prefilled(context.fields, draft, null), attempt: draft?.attempt ?? null };
}

/** The draft to store if something was typed before the stored one had been read; else null. */
export function typedBefore(context: EnquiryContext, prepared: Result<Prepared, GatewayError>): EnquiryDraft | null {
  return prepared.ok && isBegun(context) ? draftOf({ ...context, ...arrived(context, prepared.value) }) : null;
}

/** The form's draft; null for an empty form, which must not replace a stored draft. */
export const begunDraft = (context: EnquiryContext): EnquiryDraft | null =>
  isBegun(context) ? draftOf(context) : null;

const isBegun = ({ fields }: EnquiryContext): boolean => ENQUIRY_FIELDS.some((name) => fields[name].value !== '');

export function draftOf({ opening, fields, attempt }: EnquiryContext): EnquiryDraft {
  const { email, content, quantity } = fields;
  return { itemId: opening.itemId, email: email.value, content: content.value, quantity: quantity.value, attempt };
}

/** What is sent. Throws while its supplier is not known. */
export function requestOf({ target, fields, opening }: EnquiryContext): EnquiryInput {
  if (target === null) throw new Error('a form without a target cannot be sent');
  return enquiryRequest(target, fields, opening);
}
