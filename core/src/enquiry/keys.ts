import { storedKey } from '../ports/storage.ts';
import { enquiryDraft, enquiryProduct } from './draft.ts';
import { enquiryDraftName, enquiryProductName } from './stored-names.ts';

export const enquiryProductKey = storedKey(enquiryProductName, enquiryProduct);
export const enquiryDraftKey = storedKey(enquiryDraftName, enquiryDraft);
