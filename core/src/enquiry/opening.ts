import type { Query } from '../routes/query.ts';
import type { EnquiryProduct } from './draft.ts';
import type { EnquiryOpening } from './enquiry.context.ts';
import type { EnquiryTarget } from './target.ts';

/** The item's data that the page or the command line has before calling the gateway. */
export interface EnquiryItemHint {
  readonly target?: EnquiryTarget | undefined;
  /** The product that the product page stored; ignored for another item. */
  readonly product?: EnquiryProduct | null;
}

/** The form's opening from its address; a hidden exhibition counts like a visible one (D-34).  */
export function enquiryOpening(
  itemId: string,
  query: Query,
  { target, product }: EnquiryItemHint = {},
): EnquiryOpening {
  return {
    itemId,
    exhibitionId: query.exhibitionId ?? query.hiddenExhibitionId,
    afterEnquiry: query.afterInquiry,
    ...toCopyOf(query),
    ...(target !== undefined && { target }),
    ...(product?.id === itemId && { product }),
  };
}

/** The enquiry or request that the address names, with the signature of a guest's enquiry. */
function toCopyOf({ fromEnquiry: enquiryId, fromRfq: rfqId, sign }: Query): Pick<EnquiryOpening, 'copyOf'> {
  if (enquiryId !== undefined) return { copyOf: { kind: 'enquiry', enquiryId, sign } };
  return rfqId === undefined ? {} : { copyOf: { kind: 'rfq', rfqId } };
}
