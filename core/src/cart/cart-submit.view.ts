import type { SnapshotFrom } from 'xstate';
import type { Product } from '../contract/catalogue.ts';
import type { GatewayError } from '../contract/error.ts';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import { type FieldView, fieldView } from '../forms/field.ts';
import type { EmptyList } from '../routes/empty-list.ts';
import type { Link } from '../routes/link.ts';
import { ENQUIRY_CONTENT_MAX } from '../site/limits.ts';
import type { cartSubmitMachine } from './cart-submit.machine.ts';
import type { CartRow } from './rows.ts';

export interface CartRowView {
  readonly id: string;
  readonly kind: CartRow['kind'];
  readonly product: Product | null;
  /** It is gone, or could not be loaded. */
  readonly message: ShownMessage | null;
}

export interface CartSubmitView {
  readonly busy: boolean;
  readonly sending: boolean;
  readonly rows: readonly CartRowView[];
  readonly content: FieldView;
  readonly contentLength: { readonly length: number; readonly max: number };
  readonly refusals: number;
  readonly canSend: boolean;
  /** A product could not be loaded; `retry.requested` asks again. */
  readonly canRetry: boolean;
  readonly empty: EmptyList | null;
  readonly leaving: boolean;
  readonly message: ShownMessage | null;
  /** What the last call failed with, for who tells failures apart. */
  readonly error: GatewayError | null;
  readonly sent: { readonly inquiryIds: readonly string[]; readonly link: Link } | null;
}

/** Nothing is in it. */
export const EMPTY_CART: EmptyList = {
  title: { key: 'cart.empty.title' },
  text: { key: 'cart.empty.text' },
  action: { key: 'cart.empty.action' },
  link: { route: 'search', params: { searchType: 'product' } },
};

/** */
export function cartSubmitView(snapshot: SnapshotFrom<typeof cartSubmitMachine>): CartSubmitView {
  const { ids, rows, content, refusals, sent, ended, error } = snapshot.context;
  const isReady = snapshot.matches({ open: 'ready' });
  return {
    busy: snapshot.hasTag('busy'),
    sending: snapshot.matches('sending'),
    rows: rows.map(rowView),
    content: fieldView(content),
    contentLength: { length: content.value.length, max: ENQUIRY_CONTENT_MAX },
    refusals,
    canSend: isReady && rows.length > 0 && rows.every(({ kind }) => kind !== 'gone'),
    canRetry: isReady && (rows.length < ids.length || rows.some(({ kind }) => kind === 'unknown')),
    empty: ids.length === 0 && sent === null ? EMPTY_CART : null,
    leaving: ended === 'leaving',
    message: messageOf(snapshot),
    error,
    sent: sent && { inquiryIds: sent.inquiryIds, link: { route: 'submitResult', params: { resultType: 'enquiry' } } },
  };
}

function rowView(row: CartRow): CartRowView {
  const { id, kind } = row;
  if (row.kind === 'listed') return { id, kind, product: row.product, message: null };
  const message = row.kind === 'gone' ? { key: 'cart.gone' as const } : errorMessage(row.error);
  return { id, kind, product: null, message };
}

function messageOf(snapshot: SnapshotFrom<typeof cartSubmitMachine>): ShownMessage | null {
  const { ended, error } = snapshot.context;
  if (ended === 'dismissed') return { key: 'cart.dismissed' };
  return error && errorMessage(error);
}
