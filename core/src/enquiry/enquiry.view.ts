import type { SnapshotFrom } from 'xstate';
import type { EnquiryInput } from '../contract/enquiry/calls.ts';
import { ENQUIRY_CONTENT_MAX } from '../contract/enquiry/limits.ts';
import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { MailStatus } from '../contract/mail-status.ts';
import { type FieldView, fieldView } from '../forms/field.ts';
import { type SubmitPhase, type SubmitView, submitView } from '../forms/submit.view.ts';
import { countCharacters } from '../forms/text-input.ts';
import type { Message } from '../ports/texts.ts';
import type { Link } from '../routes/link.ts';
import { sitePath } from '../routes/query-values.ts';
import { type EnquiryContext, type EnquiryOpening, initialContext } from './enquiry.context.ts';
import type { enquiryMachine } from './enquiry.machine.ts';
import { ENQUIRY_FIELDS, type EnquiryFieldName, findFirstInvalid } from './fields.ts';
import { type DailyCount, isConfirmedAddress, isOverLimit } from './prepare.ts';
import { enquiryRequest } from './send.ts';
import type { EnquiryTarget } from './target.ts';

/** The template sentences of the form: the label of each chip, and the text that it adds to the message. */
export const ENQUIRY_TEMPLATES = [
  { label: { key: 'enquiry.template.price' }, text: { key: 'enquiry.template.price.text' } },
  { label: { key: 'enquiry.template.leadTime' }, text: { key: 'enquiry.template.leadTime.text' } },
  { label: { key: 'enquiry.template.sample' }, text: { key: 'enquiry.template.sample.text' } },
  { label: { key: 'enquiry.template.certificates' }, text: { key: 'enquiry.template.certificates.text' } },
  { label: { key: 'enquiry.template.logo' }, text: { key: 'enquiry.template.logo.text' } },
] as const satisfies readonly { readonly label: Message; readonly text: Message }[];

export interface EnquiryView {
  readonly busy: boolean;
  readonly sending: boolean;
  readonly submit: SubmitView;
  readonly target: EnquiryTarget | null;
  /** The item's name and picture, known before its other data. */
  readonly item: { readonly name: string; readonly image: string | null } | null;
  readonly fields: Readonly<Record<EnquiryFieldName, FieldView>>;
  readonly contentLength: { readonly length: number; readonly max: number };
  /** The invalid fields in the form's order. */
  readonly problems: readonly { readonly name: EnquiryFieldName; readonly message: DisplayMessage }[];
  /** The field to scroll to and focus when `refusals` has grown. */
  readonly focus: EnquiryFieldName | null;
  readonly refusals: number;
  readonly daily: DailyCount | null;
  readonly limitReached: boolean;
  /**
   * Whether the enquiry is delivered to the supplier at once, because it comes from a confirmed address of the buyer.
   *
   */
  readonly goesAtOnce: boolean;
  readonly canSend: boolean;
  readonly canRetry: boolean;
  /** No product or supplier has this id. */
  readonly missing: boolean;
  /** The last error, or the reason why nothing can be sent. */
  readonly message: DisplayMessage | null;
  /** The error of the last call, for programs to tell failures apart; `message` is the text for people. */
  readonly error: GatewayError | null;
  /** The request of the current input; null until the supplier is known. */
  readonly request: EnquiryInput | null;
  readonly sent: EnquirySent | null;
}

/** The sent enquiry, with the page to open: the path from the address, else the success page.  */
export interface EnquirySent {
  readonly inquiryId: string;
  readonly email: string;
  /** Whether the email that confirms the address is on its way; null if unknown. */
  readonly mail: MailStatus | null;
  /** Whether the supplier already has it, so that no confirmation is needed. */
  readonly isConfirmed: boolean;
  readonly path: string | null;
  readonly link: Link;
}

/** The part of the machine's state that the view shows. */
interface Phase {
  readonly name: 'preparing' | 'ready' | 'limited' | 'unavailable' | 'missing' | 'sending' | 'sent';
  readonly submit: SubmitPhase;
}

/**
 * The form before its flow is loaded: the server renders this view, and the browser keeps it until the person needs
 * more.
 */
export const enquiryStart = (opening: EnquiryOpening): EnquiryView =>
  viewOf(initialContext(opening), { name: 'preparing', submit: 'ready' });

/** */
export const enquiryView = (snapshot: SnapshotFrom<typeof enquiryMachine>): EnquiryView =>
  viewOf(snapshot.context, { name: nameOf(snapshot), submit: submitPhaseOf(snapshot) });

function nameOf(snapshot: SnapshotFrom<typeof enquiryMachine>): Phase['name'] {
  if (snapshot.matches('sending')) return 'sending';
  if (snapshot.matches('sent')) return 'sent';
  for (const name of ['ready', 'limited', 'unavailable', 'missing'] as const) {
    if (snapshot.matches({ open: name })) return name;
  }
  return 'preparing';
}

function submitPhaseOf(snapshot: SnapshotFrom<typeof enquiryMachine>): SubmitPhase {
  if (snapshot.matches('sent')) return 'sent';
  const isLoading =
    snapshot.matches({ sending: 'loading' }) || snapshot.matches({ open: { preparing: { sendWaiting: 'loading' } } });
  if (isLoading) return 'loading';
  return snapshot.matches('sending') || snapshot.context.isSubmitPending ? 'quiet' : 'ready';
}

function viewOf(context: EnquiryContext, { name, submit }: Phase): EnquiryView {
  const { fields, target, daily, refusals, opening, error } = context;
  const item = target ?? opening.product;
  return {
    busy: name === 'preparing' || name === 'sending',
    sending: name === 'sending',
    submit: submitView(submit),
    target,
    item: item ? { name: item.name, image: item.image } : null,
    fields: {
      quantity: fieldView(fields.quantity),
      content: fieldView(fields.content),
      email: fieldView(fields.email),
    },
    contentLength: { length: countCharacters(fields.content.value), max: ENQUIRY_CONTENT_MAX },
    problems: ENQUIRY_FIELDS.flatMap((field) => {
      const { failure } = fields[field];
      return failure ? [{ name: field, message: failure.message }] : [];
    }),
    focus: refusals > 0 ? findFirstInvalid(fields) : null,
    refusals,
    daily,
    limitReached: isOverLimit(daily),
    goesAtOnce: isConfirmedAddress(daily, fields.email.value),
    canSend: name === 'ready',
    canRetry: name === 'unavailable',
    missing: name === 'missing',
    message: messageOf(context, name),
    error,
    request: target && enquiryRequest(target, fields, opening),
    sent: toEnquirySent(context),
  };
}

function messageOf({ error, daily }: EnquiryContext, name: Phase['name']): DisplayMessage | null {
  if (name === 'missing') return { key: 'enquiry.missing' };
  if (name === 'limited' && daily) return { key: 'enquiry.limit.reached', values: { limit: daily.limit } };
  return error && errorMessage(error);
}

function toEnquirySent({ inquiryId, mail, isConfirmed, target, fields, opening }: EnquiryContext): EnquirySent | null {
  if (inquiryId === null || target === null) return null;
  return {
    inquiryId,
    email: fields.email.value.trim(),
    mail,
    isConfirmed,
    path: sitePath(opening.afterEnquiry ?? '') ?? null,
    link: { route: 'enquirySuccess', params: { name: target.name, itemId: target.id } },
  };
}
