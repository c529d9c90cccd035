import type { Query } from '../routes/query.ts';
import type { EnquiryOpening } from './enquiry.machine.ts';
import type { EnquiryTarget } from './target.ts';

/** How the form opens from its address; a hidden exhibition counts like a shown one (D-34).  */
export function enquiryOpening(itemId: string, query: Query, target?: EnquiryTarget): EnquiryOpening {
  return {
    itemId,
    exhibitionId: query.exhibitionId ?? query.hiddenExhibitionId,
    afterEnquiry: query.afterInquiry,
    ...(target !== undefined && { target }),
  };
}
