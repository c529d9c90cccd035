import { defineVisitName } from '../ports/stored-name.ts';

/** */
export const enquiryProductName = defineVisitName('enquiry_product');

export const enquiryDraftName = defineVisitName('enquiry_draft');
