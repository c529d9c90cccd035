import { createContext, type Dispatch, useContext, useEffect } from 'react';
import type { ProductWords } from './product-words.ts';

/** What a page's cards tell of their hearts. */
export type FollowAction =
  | { readonly type: 'shown'; readonly cards: readonly ProductWords[] }
  | { readonly type: 'left'; readonly cards: readonly ProductWords[] }
  | { readonly type: 'pressed'; readonly card: ProductWords };

/** The products that the buyer follows, for the cards of a page. */
export interface ProductFollows {
  readonly ids: ReadonlySet<string>;
  readonly dispatch: Dispatch<FollowAction>;
}

/** What knows and changes which products are followed; its code comes when a buyer or a press is there. */
export interface FollowStatusProps {
  /** The cards of each grid that is on the page. */
  readonly shown: readonly (readonly ProductWords[])[];
  /** The cards whose hearts were pressed in this visit, in their order; it only grows. */
  readonly presses: readonly ProductWords[];
  /** Is told what is followed. */
  readonly setIds: (ids: readonly string[]) => void;
}

declare module '../page/slots.ts' {
  interface Slots {
    followedGoods: FollowStatusProps;
  }
}

/** Null where nothing can be followed: on the suppliers' site. */
export const FollowContext = createContext<ProductFollows | null>(null);

/** The hearts of these cards. D-63 */
export function useProductFollows(cards: readonly ProductWords[]): ProductFollows | null {
  const goods = useContext(FollowContext);
  const dispatch = goods?.dispatch;
  useEffect(() => {
    dispatch?.({ type: 'shown', cards });
    return () => dispatch?.({ type: 'left', cards });
  }, [dispatch, cards]);
  return goods;
}
