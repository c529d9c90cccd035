import type { Slots } from '../ports/storage.ts';
import { enquiryDraftKey } from './keys.ts';

/** Prefills the enquiry form of a product or supplier with this text, replacing its stored draft. */
export const startDraft = (
  { storage }: { readonly storage: Slots },
  { itemId, content }: { readonly itemId: string; readonly content: string },
): void => storage.slot(enquiryDraftKey).save({ itemId, content, email: '', quantity: '', attempt: null });
