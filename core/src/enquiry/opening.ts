import type { Query } from '../routes/query.ts';
import type { EnquiryProduct } from './draft.ts';
import type { EnquiryOpening } from './enquiry.context.ts';
import type { EnquiryTarget } from './target.ts';

/** What the page or the command line knows of the item before the gateway is asked. */
export interface EnquiryItemHint {
  readonly target?: EnquiryTarget | undefined;
  /** What the product page left behind; another item's is not used. */
  readonly product?: EnquiryProduct | null;
}

/** How the form opens from its address; a hidden exhibition counts like a shown one (D-34).  */
export function enquiryOpening(
  itemId: string,
  query: Query,
  { target, product }: EnquiryItemHint = {},
): EnquiryOpening {
  return {
    itemId,
    exhibitionId: query.exhibitionId ?? query.hiddenExhibitionId,
    afterEnquiry: query.afterInquiry,
    ...(target !== undefined && { target }),
    ...(product?.id === itemId && { product }),
  };
}
