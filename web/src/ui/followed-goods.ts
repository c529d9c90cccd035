import { createContext, type Dispatch, useContext, useEffect } from 'react';
import type { ProductWords } from './product-words.ts';

/** What a page's cards tell of their hearts. */
export type FollowedGoodsAct =
  | { readonly type: 'shown'; readonly cards: readonly ProductWords[] }
  | { readonly type: 'left'; readonly cards: readonly ProductWords[] }
  | { readonly type: 'pressed'; readonly card: ProductWords };

/** The products that the buyer follows, for the cards of a page. */
export interface FollowedGoods {
  readonly ids: ReadonlySet<string>;
  readonly tell: Dispatch<FollowedGoodsAct>;
}

/** What knows and changes which products are followed; its code comes when a buyer or a press is there. */
export interface FollowedGoodsProps {
  /** The cards of each grid that is on the page. */
  readonly shown: readonly (readonly ProductWords[])[];
  /** The cards whose hearts were pressed in this visit, in their order; it only grows. */
  readonly presses: readonly ProductWords[];
  /** Is told what is followed. */
  readonly setIds: (ids: readonly string[]) => void;
}

declare module '../page/slots.ts' {
  interface Slots {
    followedGoods: FollowedGoodsProps;
  }
}

/** Null where nothing can be followed: on the suppliers' site. */
export const FollowedGoodsContext = createContext<FollowedGoods | null>(null);

/** The hearts of these cards. D-63 */
export function useFollowedGoods(cards: readonly ProductWords[]): FollowedGoods | null {
  const goods = useContext(FollowedGoodsContext);
  const tell = goods?.tell;
  useEffect(() => {
    tell?.({ type: 'shown', cards });
    return () => tell?.({ type: 'left', cards });
  }, [tell, cards]);
  return goods;
}
