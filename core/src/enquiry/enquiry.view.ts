import type { SnapshotFrom } from 'xstate';
import type { EnquiryInput } from '../contract/enquiry.ts';
import type { GatewayError } from '../contract/error.ts';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import { type FieldView, fieldView } from '../forms/field.ts';
import type { Message } from '../ports/texts.ts';
import type { Link } from '../routes/link.ts';
import { ownPath } from '../routes/query-values.ts';
import { ENQUIRY_CONTENT_MAX } from '../site/limits.ts';
import type { enquiryMachine } from './enquiry.machine.ts';
import { ENQUIRY_FIELDS, type EnquiryFieldName, firstWrong } from './fields.ts';
import { type DailyCount, isOverLimit } from './prepare.ts';
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
  readonly target: EnquiryTarget | null;
  /** The item's name and picture, known before the rest of it. */
  readonly item: { readonly name: string; readonly image: string | null } | null;
  readonly fields: Readonly<Record<EnquiryFieldName, FieldView>>;
  readonly contentLength: { readonly length: number; readonly max: number };
  /** The wrong fields in the form's order. */
  readonly problems: readonly { readonly name: EnquiryFieldName; readonly message: ShownMessage }[];
  /** Where to scroll and put the focus when `refusals` has grown. */
  readonly focus: EnquiryFieldName | null;
  readonly refusals: number;
  readonly daily: DailyCount | null;
  readonly limitReached: boolean;
  readonly canSend: boolean;
  readonly canRetry: boolean;
  /** Neither a product nor a supplier has this id. */
  readonly missing: boolean;
  /** What went wrong, or why nothing can be sent. */
  readonly message: ShownMessage | null;
  /** What the last call failed with, for who tells failures apart. */
  readonly error: GatewayError | null;
  /** What would be sent as things stand; null until it is known whom to. */
  readonly request: EnquiryInput | null;
  readonly sent: EnquirySent | null;
}

/** Where to go once it has arrived: the path that the address asked for, else the success page.  */
export interface EnquirySent {
  readonly inquiryId: string;
  readonly email: string;
  readonly path: string | null;
  readonly link: Link;
}

/** */
export function enquiryView(snapshot: SnapshotFrom<typeof enquiryMachine>): EnquiryView {
  const { fields, target, daily, refusals, opening, error } = snapshot.context;
  const item = target ?? opening.product;
  const wrong = firstWrong(fields);
  return {
    busy: snapshot.hasTag('busy'),
    sending: snapshot.matches('sending'),
    target,
    item: item ? { name: item.name, image: item.image } : null,
    fields: {
      quantity: fieldView(fields.quantity),
      content: fieldView(fields.content),
      email: fieldView(fields.email),
    },
    contentLength: { length: fields.content.value.length, max: ENQUIRY_CONTENT_MAX },
    problems: ENQUIRY_FIELDS.flatMap((name) => {
      const { failure } = fields[name];
      return failure ? [{ name, message: failure.message }] : [];
    }),
    focus: refusals > 0 ? wrong : null,
    refusals,
    daily,
    limitReached: isOverLimit(daily),
    canSend: snapshot.matches({ open: 'ready' }),
    canRetry: snapshot.matches({ open: 'unavailable' }),
    missing: snapshot.matches({ open: 'missing' }),
    message: messageOf(snapshot),
    error,
    request: target && enquiryRequest(target, fields, opening),
    sent: sentOf(snapshot),
  };
}

function messageOf(snapshot: SnapshotFrom<typeof enquiryMachine>): ShownMessage | null {
  const { error, daily } = snapshot.context;
  if (snapshot.matches({ open: 'missing' })) return { key: 'enquiry.missing' };
  if (snapshot.matches({ open: 'limited' }) && daily) {
    return { key: 'enquiry.limit.reached', values: { limit: daily.limit } };
  }
  return error && errorMessage(error);
}

function sentOf(snapshot: SnapshotFrom<typeof enquiryMachine>): EnquirySent | null {
  const { inquiryId, target, fields, opening } = snapshot.context;
  if (inquiryId === null || target === null) return null;
  return {
    inquiryId,
    email: fields.email.value.trim(),
    path: ownPath(opening.afterEnquiry ?? '') ?? null,
    link: { route: 'enquirySuccess', params: { name: target.name, itemId: target.id } },
  };
}
