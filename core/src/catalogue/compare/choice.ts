import { COMPARE_MAX } from '../../contract/catalogue/limits.ts';
import type { Link } from '../../routes/link.ts';

/** The products that somebody has chosen to see side by side, in the order of choosing. */
export interface Choice {
  readonly ids: readonly string[];
  /** A product was refused, because so many were chosen already. */
  readonly isRefused: boolean;
}

export type ChoiceEvent =
  /** Chooses a product, or lets go of one that is chosen. */
  | { readonly type: 'product.toggled'; readonly productId: string }
  | { readonly type: 'product.removed'; readonly productId: string }
  | { readonly type: 'choice.cleared' }
  /** Reads the device again, which another tab may have written to. */
  | { readonly type: 'choice.recalled' };

export const NO_CHOICE: Choice = { ids: [], isRefused: false };

/** What was kept: each product once, and no more than may be compared. */
export const toChoice = (storedIds: readonly string[]): Choice => ({
  ids: [...new Set(storedIds)].slice(0, COMPARE_MAX),
  isRefused: false,
});

/** The choice after an event. A product too many changes nothing and is refused. */
export function applyChoiceEvent({ ids }: Choice, event: ChoiceEvent): Choice {
  if (event.type === 'choice.recalled') return { ids, isRefused: false };
  if (event.type === 'choice.cleared') return NO_CHOICE;
  if (event.type === 'product.removed' || ids.includes(event.productId))
    return { ids: ids.filter((id) => id !== event.productId), isRefused: false };
  if (ids.length >= COMPARE_MAX) return { ids, isRefused: true };
  return { ids: [...ids, event.productId], isRefused: false };
}

/** Between two ids in an address: it stands in none, and is written as it is. */
const ID_SEPARATOR = '.';

/** The page that shows these products side by side. */
export const compareLink = (ids: readonly string[]): Link => ({
  route: 'compare',
  params: {},
  query: ids.length === 0 ? {} : { goodsIds: ids.join(ID_SEPARATOR) },
});

/** The products that an address asks for, each once; more than may be compared are left to the caller. */
export const parseGoodsIds = (goodsIds: string | undefined): readonly string[] =>
  goodsIds === undefined ? [] : [...new Set(goodsIds.split(ID_SEPARATOR))];
