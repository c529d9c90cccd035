import { defineStoredKey } from '../ports/storage.ts';
import { enquiryDraft, enquiryProduct } from './draft.ts';
import { enquiryDraftName, enquiryProductName } from './stored-names.ts';

export const enquiryProductKey = defineStoredKey(enquiryProductName, enquiryProduct);
export const enquiryDraftKey = defineStoredKey(enquiryDraftName, enquiryDraft);
