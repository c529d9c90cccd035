import type { Supplier } from '../contract/catalogue/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { Attempt } from '../forms/attempt.ts';
import { emptyField, type Field, updateField, validateField } from '../forms/field.ts';
import { ENQUIRY_CONTENT_RULES, QUANTITY_RULES } from '../forms/field-rules.ts';
import { toNumericText } from '../forms/number-input.ts';
import { parseQuantity } from '../forms/quantities.ts';
import type { CartDraft } from './draft.ts';
import type { CartRow } from './rows.ts';
import type { CartQuantity, CartSent } from './send.ts';

export interface CartSubmitInput {
  readonly ids: readonly string[];
  /** */
  readonly exhibitionId?: string | undefined;
}

export interface PreparedCart {
  readonly rows: readonly CartRow[];
  readonly draft: CartDraft | null;
  /** The quantities that were typed for the products; '' if none was. */
  readonly quantities: Readonly<Record<string, string>>;
}

export interface CartSubmitContext {
  readonly ids: readonly string[];
  readonly exhibitionId: string | undefined;
  readonly rows: readonly CartRow[];
  readonly draftRead: boolean;
  readonly content: Field;
  /** The quantities by product. */
  readonly quantities: Readonly<Record<string, Field>>;
  readonly attempt: Attempt | null;
  /** Submit was pressed before the form was ready; the form is sent as soon as it is ready. */
  readonly isSubmitPending: boolean;
  /** Submit was pressed, but a supplier's traffic light is red: the form waits until the person confirms. */
  readonly isWarned: boolean;
  /** Suppliers with a red traffic light for whom the person has confirmed sending. D-25 */
  readonly accepted: readonly string[];
  /** Number of rejected submits; the web app moves the focus when it grows. */
  readonly refusals: number;
  readonly ended: 'dismissed' | 'leaving' | null;
  readonly error: GatewayError | null;
  readonly sent: Pick<CartSent, 'inquiryIds' | 'mail'> | null;
}

type Change = Partial<CartSubmitContext>;

/** The form before any call and any stored draft. */
export const initialContext = ({ ids, exhibitionId }: CartSubmitInput): CartSubmitContext => ({
  ids,
  exhibitionId,
  rows: [],
  draftRead: false,
  content: emptyField,
  quantities: {},
  attempt: null,
  isSubmitPending: false,
  isWarned: false,
  accepted: [],
  refusals: 0,
  ended: null,
  error: null,
  sent: null,
});

/** The field of a product's quantity. */
export const quantityOf = ({ quantities }: Pick<CartSubmitContext, 'quantities'>, id: string): Field =>
  quantities[id] ?? emptyField;

/** A quantity keeps only its digits, typed in any script. */
export function withTypedQuantity({ quantities }: CartSubmitContext, id: string, typed: string): Change {
  const field = updateField(quantityOf({ quantities }, id), toNumericText(typed), QUANTITY_RULES);
  return { quantities: { ...quantities, [id]: field } };
}

const checkQuantities = ({ ids, quantities }: CartSubmitContext): Readonly<Record<string, Field>> =>
  Object.fromEntries(ids.map((id) => [id, validateField(quantityOf({ quantities }, id), QUANTITY_RULES, 'submit')]));

/** The first product whose quantity is not valid; null if all are. */
export const findInvalidQuantity = (context: CartSubmitContext): string | null =>
  Object.entries(checkQuantities(context)).find(([, { failure }]) => failure)?.[0] ?? null;

/** The quantities to send, of the products that have one. */
export const listQuantities = ({ ids, quantities }: CartSubmitContext): readonly CartQuantity[] =>
  ids.flatMap((goodId) => {
    const quantity = parseQuantity(quantityOf({ quantities }, goodId).value);
    return quantity === undefined ? [] : [{ goodId, quantity }];
  });

export const checkContent = ({ content }: CartSubmitContext): Field =>
  validateField(content, ENQUIRY_CONTENT_RULES, 'submit');

/** Whether the cart can be sent: it has products, and all of them still exist. Others must be removed first. */
export const hasProducts = ({ rows }: CartSubmitContext): boolean =>
  rows.length > 0 && rows.every(({ kind }) => kind !== 'gone');

/** The suppliers with a red traffic light for whom the person has not confirmed sending. D-25 */
export function listRedSuppliers({ rows, accepted }: CartSubmitContext): readonly Supplier[] {
  const red = rows.flatMap((row) =>
    row.kind === 'listed' && row.product.supplier.light === 'red' ? [row.product.supplier] : [],
  );
  return red.filter(({ supplierId }) => !accepted.includes(supplierId));
}

/** Shows the warning about suppliers instead of sending. */
export const warnOfSuppliers = (): Change => ({ isWarned: true, isSubmitPending: false, error: null, ended: null });

/** The person has confirmed the warning; it does not show again for these suppliers. */
export const acceptRedSuppliers = (context: CartSubmitContext): Change => ({
  isWarned: false,
  accepted: [...context.accepted, ...listRedSuppliers(context).map(({ supplierId }) => supplierId)],
});

/** Shows the errors; the row of a product shows that it no longer exists or could not be loaded. */
export function revealErrors(context: CartSubmitContext): Change {
  return {
    content: checkContent(context),
    quantities: checkQuantities(context),
    refusals: context.refusals + 1,
    isSubmitPending: false,
    error: null,
    ended: null,
  };
}

export const draftOf = ({ content, attempt, draftRead }: CartSubmitContext): CartDraft | null =>
  draftRead ? { content: content.value, attempt } : null;

/** Rows of products that are no longer in the cart disappear at once. */
export const withIds = ({ rows }: CartSubmitContext, ids: readonly string[]): Change => ({
  ids,
  rows: rows.filter(({ id }) => ids.includes(id)),
  isWarned: false,
});

/** The cart has changed since its products were loaded. */
export const hasOtherRows = ({ ids, rows }: CartSubmitContext): boolean =>
  rows.map(({ id }) => id).join() !== ids.join();

export const isGone = ({ outcome }: CartSent): boolean => outcome.kind === 'failed' && outcome.error.code === '404';

export function applyPreparedCart(
  context: CartSubmitContext,
  { rows, draft, quantities: stored }: PreparedCart,
): Change {
  const carried = Object.entries(stored).flatMap(([id, value]) => (value === '' ? [] : [[id, { value }] as const]));
  const quantities = { ...Object.fromEntries(carried), ...context.quantities };
  if (context.draftRead || draft === null) return { rows, quantities, draftRead: true };
  const content = context.content.value === '' ? { value: draft.content } : context.content;
  return { rows, quantities, draftRead: true, content, attempt: draft.attempt };
}

/** The draft to store if something was typed before the stored one had been read; else null. */
export function getEarlyDraft(context: CartSubmitContext, prepared: PreparedCart): CartDraft | null {
  const isTyped = context.content.value !== '' && !context.draftRead;
  return isTyped ? draftOf({ ...context, ...applyPreparedCart(context, prepared) }) : null;
}

export function applyOutcome({ attempt, outcome }: CartSent): Change {
  if (outcome.kind === 'failed') return { attempt, error: outcome.error };
  return outcome.kind === 'sent' ? {} : { attempt, ended: outcome.kind };
}
