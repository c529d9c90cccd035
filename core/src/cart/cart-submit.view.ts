import type { SnapshotFrom } from 'xstate';
import type { Product, Supplier } from '../contract/catalogue/calls.ts';
import { ENQUIRY_CONTENT_MAX } from '../contract/enquiry/limits.ts';
import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { MailStatus } from '../contract/mail-status.ts';
import { type FieldView, fieldView } from '../forms/field.ts';
import { type SubmitPhase, type SubmitView, submitView } from '../forms/submit.view.ts';
import { countCharacters } from '../forms/text-input.ts';
import type { EmptyList } from '../routes/empty-list.ts';
import type { Link } from '../routes/link.ts';
import { DEFAULT_VALUES } from '../site/defaults.ts';
import {
  type CartSubmitContext,
  type CartSubmitInput,
  findInvalidQuantity,
  initialContext,
  listQuantities,
  listRedSuppliers,
  quantityOf,
} from './cart-submit.context.ts';
import type { cartSubmitMachine } from './cart-submit.machine.ts';
import type { CartRow } from './rows.ts';
import type { CartQuantity } from './send.ts';

/** The name of a field of the form. */
export type CartFieldName = 'content' | `quantity-${string}`;

export interface CartRowView {
  readonly id: string;
  readonly kind: CartRow['kind'];
  readonly product: Product | null;
  readonly quantity: FieldView;
  /** Says that the product no longer exists or could not be loaded. */
  readonly message: DisplayMessage | null;
  /** The error of loading it. */
  readonly error: GatewayError | null;
}

export interface CartSubmitView {
  readonly busy: boolean;
  readonly sending: boolean;
  readonly submit: SubmitView;
  readonly rows: readonly CartRowView[];
  readonly content: FieldView;
  /** The quantities that would be sent. */
  readonly quantities: readonly CartQuantity[];
  readonly contentLength: { readonly length: number; readonly max: number };
  readonly refusals: number;
  /** The field that prevents sending: the message, or `quantity-` with the id of a product. */
  readonly focus: CartFieldName | null;
  readonly canSend: boolean;
  /** Suppliers with a red traffic light, after submit was pressed: `warning.accepted` sends all the same. D-25 */
  readonly warned: readonly { readonly id: string; readonly name: string }[];
  /** A product could not be loaded; `retry.requested` loads it again. */
  readonly canRetry: boolean;
  readonly empty: EmptyList | null;
  readonly leaving: boolean;
  readonly message: DisplayMessage | null;
  /** The error of the last call, for programs to tell failures apart; `message` is the text for people. */
  readonly error: GatewayError | null;
  readonly sent: {
    readonly inquiryIds: readonly string[];
    /** Whether the emails that confirm the address are on their way; null if unknown. */
    readonly mail: MailStatus | null;
    readonly link: Link;
  } | null;
}

/** The view of an empty cart. */
export const EMPTY_CART: EmptyList = {
  title: { key: 'cart.empty.title' },
  text: { key: 'cart.empty.text' },
  action: { key: 'cart.empty.action' },
  link: { route: 'search', params: { searchType: DEFAULT_VALUES.searchType } },
};

/** The part of the machine's state that the view shows. */
interface Phase {
  readonly name: 'preparing' | 'ready' | 'sending' | 'sent';
  readonly submit: SubmitPhase;
}

/** The form before its flow is loaded. */
export const cartSubmitStart = (input: CartSubmitInput): CartSubmitView =>
  viewOf(initialContext(input), { name: 'preparing', submit: 'ready' });

/** */
export const cartSubmitView = (snapshot: SnapshotFrom<typeof cartSubmitMachine>): CartSubmitView =>
  viewOf(snapshot.context, { name: nameOf(snapshot), submit: submitPhaseOf(snapshot) });

function nameOf(snapshot: SnapshotFrom<typeof cartSubmitMachine>): Phase['name'] {
  if (snapshot.matches('sending')) return 'sending';
  if (snapshot.matches('sent')) return 'sent';
  return snapshot.matches({ open: 'ready' }) ? 'ready' : 'preparing';
}

function viewOf(context: CartSubmitContext, { name, submit }: Phase): CartSubmitView {
  const { ids, rows, content, refusals, sent, ended, error } = context;
  const isReady = name === 'ready';
  return {
    busy: name === 'preparing' || name === 'sending',
    sending: name === 'sending',
    submit: submitView(submit),
    rows: rows.map((row) => rowView(row, fieldView(quantityOf(context, row.id)))),
    content: fieldView(content),
    quantities: listQuantities(context),
    contentLength: { length: countCharacters(content.value), max: ENQUIRY_CONTENT_MAX },
    refusals,
    focus: refusals > 0 ? getFocus(context) : null,
    canSend: isReady && rows.length > 0 && rows.every(({ kind }) => kind !== 'gone'),
    warned: isReady && context.isWarned ? listRedSuppliers(context).map(nameOfSupplier) : [],
    canRetry: isReady && (rows.length < ids.length || rows.some(({ kind }) => kind === 'unknown')),
    empty: ids.length === 0 && name !== 'sending' && sent === null ? EMPTY_CART : null,
    leaving: ended === 'leaving',
    message: messageOf(context),
    error,
    sent: sent && { ...sent, link: { route: 'submitResult', params: { resultType: 'enquiry' } } },
  };
}

const nameOfSupplier = ({ supplierId: id, supplierName: name }: Supplier) => ({ id, name });

function submitPhaseOf(snapshot: SnapshotFrom<typeof cartSubmitMachine>): SubmitPhase {
  if (snapshot.matches('sent')) return 'sent';
  const isLoading =
    snapshot.matches({ sending: 'loading' }) || snapshot.matches({ open: { preparing: { sendWaiting: 'loading' } } });
  if (isLoading) return 'loading';
  return snapshot.matches('sending') || snapshot.context.isSubmitPending ? 'quiet' : 'ready';
}

function getFocus(context: CartSubmitContext): CartFieldName | null {
  const invalid = findInvalidQuantity(context);
  if (invalid !== null) return `quantity-${invalid}`;
  return context.content.failure ? 'content' : null;
}

function rowView(row: CartRow, quantity: FieldView): CartRowView {
  const { id, kind } = row;
  if (row.kind === 'listed') return { id, kind, product: row.product, quantity, message: null, error: null };
  const error = row.kind === 'unknown' ? row.error : null;
  return {
    id,
    kind,
    product: null,
    quantity,
    message: error === null ? { key: 'cart.gone' } : errorMessage(error),
    error,
  };
}

function messageOf({ ended, error }: CartSubmitContext): DisplayMessage | null {
  if (ended === 'dismissed') return { key: 'cart.dismissed' };
  return error && errorMessage(error);
}
