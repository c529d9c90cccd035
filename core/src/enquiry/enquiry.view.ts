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

/** The sentences a form offers: the label of the chip, and what it adds to the message. */
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
  /** The item's name and picture, known before the rest of it. */
  readonly item: { readonly name: string; readonly image: string | null } | null;
  readonly fields: Readonly<Record<EnquiryFieldName, FieldView>>;
  readonly contentLength: { readonly length: number; readonly max: number };
  /** The wrong fields in the form's order. */
  readonly problems: readonly { readonly name: EnquiryFieldName; readonly message: DisplayMessage }[];
  /** Where to scroll and put the focus when `refusals` has grown. */
  readonly focus: EnquiryFieldName | null;
  readonly refusals: number;
  readonly daily: DailyCount | null;
  readonly limitReached: boolean;
  /** Whether it goes to the supplier at once, as from a confirmed address of the buyer's. */
  readonly goesAtOnce: boolean;
  readonly canSend: boolean;
  readonly canRetry: boolean;
  /** Neither a product nor a supplier has this id. */
  readonly missing: boolean;
  /** What went wrong, or why nothing can be sent. */
  readonly message: DisplayMessage | null;
  /** The error of the last call, by which programs tell failures apart; `message` is for people. */
  readonly error: GatewayError | null;
  /** What would be sent now; null until its supplier is known. */
  readonly request: EnquiryInput | null;
  readonly sent: EnquirySent | null;
}

/** Where to go once it has arrived: the path that the address asked for, else the success page.  */
export interface EnquirySent {
  readonly inquiryId: string;
  readonly email: string;
  /** Whether the mail that confirms the address is on its way; null where that is not known. */
  readonly mail: MailStatus | null;
  /** Whether the supplier has it already, so that there is nothing to confirm. */
  readonly isConfirmed: boolean;
  readonly path: string | null;
  readonly link: Link;
}

/** The machine's state, as far as the view shows it. */
interface Phase {
  readonly name: 'preparing' | 'ready' | 'limited' | 'unavailable' | 'missing' | 'sending' | 'sent';
  readonly submit: SubmitPhase;
}

/** The form before its flow is loaded: what the server renders, and the browser until somebody needs more. */
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
    snapshot.matches({ sending: 'loading' }) || snapshot.matches({ open: { preparing: { asked: 'loading' } } });
  if (isLoading) return 'loading';
  return snapshot.matches('sending') || snapshot.context.isWanted ? 'quiet' : 'ready';
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
