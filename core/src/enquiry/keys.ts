import { keptForVisit } from '../ports/storage.ts';
import { enquiryDraft, enquiryProduct } from './draft.ts';

/** */
export const enquiryProductKey = keptForVisit('enquiry_product', enquiryProduct);
export const enquiryDraftKey = keptForVisit('enquiry_draft', enquiryDraft);
