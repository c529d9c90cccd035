import { CART_OPERATION } from '../contract/cart/calls.ts';
import type { Message } from '../ports/texts.ts';
import { CART_MAX } from './limits.ts';

/** A change of a cart, which is a list of product ids. */
export interface CartChange {
  readonly kind: 'add' | 'replace' | 'remove';
  readonly productId: string;
}

/** `full`: the cart already holds the maximum number of products. */
export type CartChangeResult =
  | { readonly kind: 'changed'; readonly ids: readonly string[] }
  | { readonly kind: 'same' }
  | { readonly kind: 'full' };

/**
 * Applies a change to a cart. Adding a product to a full cart is rejected and changes nothing; adding a product of the
 * cart has no effect.  A-18
 */
export function applyCartChange(ids: readonly string[], { kind, productId }: CartChange): CartChangeResult {
  const isThere = ids.includes(productId);
  if (kind === 'remove') {
    return isThere ? { kind: 'changed', ids: ids.filter((id) => id !== productId) } : { kind: 'same' };
  }
  if (kind === 'replace') {
    return isThere && ids.length === 1 ? { kind: 'same' } : { kind: 'changed', ids: [productId] };
  }
  if (isThere) return { kind: 'same' };
  return ids.length < CART_MAX ? { kind: 'changed', ids: [...ids, productId] } : { kind: 'full' };
}

/** */
export const CART_FULL: Message = { key: 'saas.nomorethanproducts', values: { n: CART_MAX } };

/** The gateway's operation code of a change. */
export const toCartOperation = ({ kind }: CartChange) => CART_OPERATION[kind];
