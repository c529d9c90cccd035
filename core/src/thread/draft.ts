import * as z from 'zod/mini';
import { fileAttachment } from '../contract/attachment.ts';
import { MESSAGE_FILES_MAX, type Side, THREAD_SIDES } from '../contract/enquiry/thread-limits.ts';
import { draftAttempt } from '../forms/draft-attempt.ts';
import { draftText } from '../forms/draft-text.ts';
import type { Slot } from '../ports/slot.ts';
import { DRAFT_COUNT_MAX } from './limits.ts';

const threadDraft = z.object({
  /** Buyer and supplier may use one browser; each has a draft of their own. */
  side: z.enum(THREAD_SIDES),
  enquiryId: z.string().check(z.maxLength(100)),
  text: draftText(20_000),
  /** Uploaded files of the message, which the gateway stores. */
  files: z.optional(z.array(fileAttachment).check(z.maxLength(MESSAGE_FILES_MAX))),
  /** Null until this text was sent; afterwards a retry, even after a reload, has the same idempotency key. */
  attempt: z.nullable(draftAttempt),
});

/** Messages typed in threads that may not have been sent yet, the latest first. */
export const threadDrafts = z.array(threadDraft);

export type ThreadDrafts = z.output<typeof threadDrafts>;
export type ThreadDraft = Pick<ThreadDrafts[number], 'text' | 'files' | 'attempt'>;

/** Returns the slot for one thread's draft on the device. Saving a draft without text and files removes it. */
export function createDraftSlot(
  drafts: Slot<ThreadDrafts>,
  { side, enquiryId }: { readonly side: Side; readonly enquiryId: string },
): Pick<Slot<ThreadDraft>, 'read' | 'save'> {
  const isOfThread = (draft: ThreadDrafts[number]) => draft.side === side && draft.enquiryId === enquiryId;
  return {
    read: () => drafts.read()?.find(isOfThread) ?? null,
    save({ text, files = [], attempt }) {
      const isEmpty = text === '' && files.length === 0;
      const stored = drafts.read() ?? [];
      const others = stored.filter((draft) => !isOfThread(draft));
      if (isEmpty && others.length === stored.length) return;
      const attachments = files.length > 0 ? { files: [...files] } : {};
      const entries = isEmpty ? [] : [{ side, enquiryId, text, ...attachments, attempt }];
      const left = [...entries, ...others].slice(0, DRAFT_COUNT_MAX);
      if (left.length === 0) drafts.drop();
      else drafts.save(left);
    },
  };
}
