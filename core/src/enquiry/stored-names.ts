import { keptForVisit } from '../ports/stored-name.ts';

/** */
export const enquiryProductName = keptForVisit('enquiry_product');

export const enquiryDraftName = keptForVisit('enquiry_draft');
