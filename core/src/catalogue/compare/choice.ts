import { COMPARE_MAX } from '../../contract/catalogue/limits.ts';
import type { Link } from '../../routes/link.ts';

/** The products that the person has chosen to compare, in the order of choosing. */
export interface Choice {
  readonly ids: readonly string[];
  /** The last product was rejected, because the maximum number was chosen already. */
  readonly isRefused: boolean;
}

export type ChoiceEvent =
  /** Adds a product to the choice, or removes it if it is chosen. */
  | { readonly type: 'product.toggled'; readonly productId: string }
  | { readonly type: 'product.removed'; readonly productId: string }
  | { readonly type: 'choice.cleared' }
  /** Reads the device's storage again, which another tab may have changed. */
  | { readonly type: 'reload.requested' };

export const NO_CHOICE: Choice = { ids: [], isRefused: false };

/** The stored choice, without duplicates and cut to the maximum number of products. */
export const toChoice = (storedIds: readonly string[]): Choice => ({
  ids: [...new Set(storedIds)].slice(0, COMPARE_MAX),
  isRefused: false,
});

/** The choice after an event. A product above the maximum changes nothing and is rejected. */
export function applyChoiceEvent({ ids }: Choice, event: ChoiceEvent): Choice {
  if (event.type === 'reload.requested') return { ids, isRefused: false };
  if (event.type === 'choice.cleared') return NO_CHOICE;
  if (event.type === 'product.removed' || ids.includes(event.productId))
    return { ids: ids.filter((id) => id !== event.productId), isRefused: false };
  if (ids.length >= COMPARE_MAX) return { ids, isRefused: true };
  return { ids: [...ids, event.productId], isRefused: false };
}

/** Separates two ids in an address: no id contains it, and URLs need no escaping for it. */
const ID_SEPARATOR = '.';

/** The link to the page that compares these products, at a quantity of the buyer's choice if there is one. */
export const compareLink = (ids: readonly string[], quantity?: number): Link => ({
  route: 'compare',
  params: {},
  query: ids.length === 0 ? {} : { goodsIds: printGoodsIds(ids), ...(quantity === undefined ? {} : { quantity }) },
});

/** The product ids as an address has them. */
export const printGoodsIds = (ids: readonly string[]): string => ids.join(ID_SEPARATOR);

/** The product ids in an address, without duplicates; the caller enforces the maximum number. */
export const parseGoodsIds = (goodsIds: string | undefined): readonly string[] =>
  goodsIds === undefined ? [] : [...new Set(goodsIds.split(ID_SEPARATOR))];
