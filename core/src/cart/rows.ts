import type { Product } from '../contract/catalogue/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';

/** A product of the cart: listed, no longer existing, or not loadable now. */
export type CartRow =
  | { readonly kind: 'listed'; readonly id: string; readonly product: Product }
  | { readonly kind: 'gone'; readonly id: string }
  | { readonly kind: 'unknown'; readonly id: string; readonly error: GatewayError };

/** Loads the products of the ids, in the same order. */
export function loadRows(
  gateway: Pick<Gateway, 'catalogue'>,
  ids: readonly string[],
  signal: CancelSignal,
): Promise<readonly CartRow[]> {
  return Promise.all(
    ids.map(async (id): Promise<CartRow> => {
      const found = await gateway.catalogue.goodsDetail({ goodsSpuId: id }, { signal, handled: true });
      if (found.ok) return { kind: 'listed', id, product: found.value };
      return found.error.code === '404' ? { kind: 'gone', id } : { kind: 'unknown', id, error: found.error };
    }),
  );
}
