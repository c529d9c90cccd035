import type { Slots } from '../ports/storage.ts';
import { enquiryDraftKey } from './keys.ts';

/** Has the form of an enquiry to a product or supplier begin with these words, in the place of what it kept before. */
export const startDraft = (
  { storage }: { readonly storage: Slots },
  { itemId, content }: { readonly itemId: string; readonly content: string },
): void => storage.slot(enquiryDraftKey).save({ itemId, content, email: '', quantity: '', attempt: null });
