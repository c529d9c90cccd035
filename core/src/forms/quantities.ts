import { QUANTITY_MAX } from '../contract/field-limits.ts';
import type { Slot } from '../ports/slot.ts';
import { NUMBER_PATTERN } from './number-input.ts';

/** The quantity that a person has typed for a product. */
export interface ProductQuantity {
  readonly productId: string;
  readonly quantity: number;
}

/** Maximum number of products whose quantity a device remembers; the oldest is dropped. */
export const QUANTITY_COUNT_MAX = 50;

/** Returns the quantities with that of a product replaced; without a quantity, the product's is removed. */
export function withQuantity(
  quantities: readonly ProductQuantity[],
  productId: string,
  quantity: number | undefined,
): ProductQuantity[] {
  const others = quantities.filter((one) => one.productId !== productId);
  return quantity === undefined ? others : [...others, { productId, quantity }].slice(-QUANTITY_COUNT_MAX);
}

export const findQuantity = (quantities: readonly ProductQuantity[], productId: string): number | undefined =>
  quantities.find((one) => one.productId === productId)?.quantity;

/** Reads a typed quantity; undefined for one that is empty or not valid. */
export function parseQuantity(typed: string): number | undefined {
  const quantity = Number(typed);
  return NUMBER_PATTERN.test(typed) && quantity <= QUANTITY_MAX ? quantity : undefined;
}

/** The quantities of products on a device, as the texts of number fields. */
export interface TypedQuantities {
  /** The quantity that was typed for a product; '' if none was. */
  readonly read: (productId: string) => string;
  /** Saves a typed quantity; an empty one removes the product's, and one that is not valid changes nothing. */
  readonly save: (productId: string, typed: string) => void;
}

/** Carries a quantity from a product's page to its enquiry, the cart and the order, and back. */
export const createTypedQuantities = (slot: Slot<ProductQuantity[]>): TypedQuantities => ({
  read: (productId) => String(findQuantity(slot.read() ?? [], productId) ?? ''),
  save(productId, typed) {
    const quantity = parseQuantity(typed);
    const stored = slot.read() ?? [];
    const isChanged = findQuantity(stored, productId) !== quantity && (quantity !== undefined || typed === '');
    if (isChanged) slot.save(withQuantity(stored, productId, quantity));
  },
});
