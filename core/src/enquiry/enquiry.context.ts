import type { EnquiryInput } from '../contract/enquiry/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { MailStatus } from '../contract/mail-status.ts';
import type { Attempt } from '../forms/attempt.ts';
import type { Result } from '../result.ts';
import type { EnquirySource } from './copied-fields.ts';
import type { EnquiryDraft, EnquiryProduct } from './draft.ts';
import {
  ENQUIRY_FIELDS,
  type EnquiryFields,
  findFirstInvalid,
  NO_FIELDS,
  prefillFields,
  withAllChecked,
} from './fields.ts';
import type { DailyCount, PreparedEnquiry } from './prepare.ts';
import { type EnquiryOrigin, enquiryRequest } from './send.ts';
import type { EnquiryTarget } from './target.ts';

export interface EnquiryOpening extends EnquiryOrigin {
  readonly itemId: string;
  /** Set if the page has already loaded it. */
  readonly target?: EnquiryTarget;
  /** The product that the product page stored, to show the item until it is loaded. */
  readonly product?: EnquiryProduct;
  /** An enquiry or request of the same buyer, whose text and quantity fill in the form. */
  readonly copyOf?: EnquirySource;
  /** A path on this site to open after sending. */
  readonly afterEnquiry?: string | undefined;
}

export interface EnquiryContext {
  readonly opening: EnquiryOpening;
  readonly target: EnquiryTarget | null;
  readonly daily: DailyCount | null;
  /** False until the stored draft has been read; earlier input must not overwrite it. */
  readonly draftRead: boolean;
  readonly fields: EnquiryFields;
  readonly attempt: Attempt | null;
  /** Submit was pressed before the form was ready; the form is sent as soon as it is ready. */
  readonly isSubmitPending: boolean;
  /** Number of rejected submits; the web app moves the focus when it grows. */
  readonly refusals: number;
  readonly error: GatewayError | null;
  readonly inquiryId: string | null;
  /** Status of the email that confirms the address; null until it is known. */
  readonly mail: MailStatus | null;
  /** Whether the supplier already has it. */
  readonly isConfirmed: boolean;
}

/** The form before any call and any stored draft. */
export const initialContext = (opening: EnquiryOpening): EnquiryContext => ({
  opening,
  target: opening.target ?? null,
  daily: null,
  draftRead: false,
  fields: NO_FIELDS,
  attempt: null,
  isSubmitPending: false,
  refusals: 0,
  error: null,
  inquiryId: null,
  mail: null,
  isConfirmed: false,
});

/** Fills the empty fields with the loaded values. */
export function applyPreparedEnquiry({ fields }: EnquiryContext, prepared: PreparedEnquiry): Partial<EnquiryContext> {
  const { target, daily, draft, guest, copied, quantity } = prepared;
  return {
    target,
    daily,
    draftRead: true,
    fields: prefillFields(fields, { written: draft ?? copied, guest, quantity }),
    attempt: draft?.attempt ?? null,
  };
}

/** Whether every field passes the validation of a submit. */
export const hasValidFields = ({ fields }: EnquiryContext): boolean =>
  findFirstInvalid(withAllChecked(fields)) === null;

/**
 * Whether the form can still become valid: before the device's storage is read, an empty address may still be
 * prefilled.
 */
export function canBeValid({ fields, draftRead }: EnquiryContext): boolean {
  const invalid = findFirstInvalid(withAllChecked(fields));
  return invalid === null || (invalid === 'email' && fields.email.value === '' && !draftRead);
}

/**
 * Shows the message of each invalid field, and counts the rejection so that the page moves the focus to the first one.
 *
 */
export const revealErrors = ({ fields, refusals }: EnquiryContext): Partial<EnquiryContext> => ({
  fields: withAllChecked(fields),
  refusals: refusals + 1,
  isSubmitPending: false,
  error: null,
});

/** Fills the empty fields from the stored draft; used when the gateway could not be reached. */
export function applyStoredDraft(
  context: EnquiryContext,
  stored: EnquiryDraft | null,
  quantity: string,
): Partial<EnquiryContext> {
  if (context.draftRead) return {};
  const draft = stored?.itemId === context.opening.itemId ? stored : null;
  const fields = prefillFields(context.fields, { written: draft, guest: null, quantity });
  return { draftRead: true, fields, attempt: draft?.attempt ?? null };
}

/** The draft to store if the person typed before the stored one had been read; else null. */
export function getEarlyDraft(
  context: EnquiryContext,
  prepared: Result<PreparedEnquiry, GatewayError>,
): EnquiryDraft | null {
  return prepared.ok && hasValues(context)
    ? draftOf({ ...context, ...applyPreparedEnquiry(context, prepared.value) })
    : null;
}

/** The form's draft; null for an empty form, which must not replace a stored draft. */
export const getNonEmptyDraft = (context: EnquiryContext): EnquiryDraft | null =>
  hasValues(context) ? draftOf(context) : null;

const hasValues = ({ fields }: EnquiryContext): boolean => ENQUIRY_FIELDS.some((name) => fields[name].value !== '');

export function draftOf({ opening, fields, attempt }: EnquiryContext): EnquiryDraft {
  const { email, content, quantity } = fields;
  return { itemId: opening.itemId, email: email.value, content: content.value, quantity: quantity.value, attempt };
}

/** The request of the form. Throws if the supplier is not known yet. */
export function requestOf({ target, fields, opening }: EnquiryContext): EnquiryInput {
  if (target === null) throw new Error('a form without a target cannot be sent');
  return enquiryRequest(target, fields, opening);
}
