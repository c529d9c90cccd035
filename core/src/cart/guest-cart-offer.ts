import type { Product } from '../contract/catalogue/calls.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Slot } from '../ports/slot.ts';
import { CART_MAX } from './limits.ts';
import { loadRows } from './rows.ts';

interface GuestCartPorts {
  readonly gateway: Pick<Gateway, 'catalogue'>;
  readonly guestCart: Pick<Slot<string[]>, 'read'>;
}

/** A product of the guest cart that a buyer can take over into their own cart. */
export interface GuestCartOffer {
  readonly product: Product;
  /** Whether the buyer's cart is full: the product can only replace the other one. A-18 */
  readonly isCartFull: boolean;
}

/**
 * Finds a product that was added before the login and that the buyer's own cart lacks; null if there is none, or if it
 * is no longer listed. Nothing is taken over by itself, and the guest cart stays as it is.
 */
export async function findGuestCartOffer(
  { gateway, guestCart }: GuestCartPorts,
  buyerIds: readonly string[],
  signal: CancelSignal,
): Promise<GuestCartOffer | null> {
  const [id] = (guestCart.read() ?? []).filter((guestId) => !buyerIds.includes(guestId));
  if (id === undefined) return null;
  const [row] = await loadRows(gateway, [id], signal);
  return row?.kind === 'listed' ? { product: row.product, isCartFull: buyerIds.length >= CART_MAX } : null;
}
