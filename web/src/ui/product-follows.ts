import { createContext, type Dispatch, useContext, useEffect } from 'react';
import type { ProductWords } from './product-words.ts';

/** Events of a page's cards that concern their hearts. */
export type FollowAction =
  | { readonly type: 'shown'; readonly cards: readonly ProductWords[] }
  | { readonly type: 'left'; readonly cards: readonly ProductWords[] }
  | { readonly type: 'pressed'; readonly card: ProductWords };

/** The products that the buyer follows, for the cards of a page. */
export interface ProductFollows {
  readonly ids: ReadonlySet<string>;
  readonly dispatch: Dispatch<FollowAction>;
}

/**
 * The props of the component that loads and changes the followed products. Its code loads for buyers, or at the first
 * press.
 */
export interface FollowStatusProps {
  /** The cards of each grid on the page. */
  readonly shown: readonly (readonly ProductWords[])[];
  /** The cards whose hearts were pressed in this visit, in order. Entries are never removed. */
  readonly presses: readonly ProductWords[];
  /** Called with the ids of the followed products. */
  readonly setIds: (ids: readonly string[]) => void;
}

declare module '../page/slots.ts' {
  interface Slots {
    followedGoods: FollowStatusProps;
  }
}

/** Null on the suppliers' site, where nothing can be followed. */
export const FollowContext = createContext<ProductFollows | null>(null);

/** Returns the followed products, and registers these cards while they are shown. D-63 */
export function useProductFollows(cards: readonly ProductWords[]): ProductFollows | null {
  const goods = useContext(FollowContext);
  const dispatch = goods?.dispatch;
  useEffect(() => {
    dispatch?.({ type: 'shown', cards });
    return () => dispatch?.({ type: 'left', cards });
  }, [dispatch, cards]);
  return goods;
}
