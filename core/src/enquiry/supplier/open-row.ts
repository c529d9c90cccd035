import type { ThreadContentView } from '../../thread/thread.view.ts';
import type { InboxRowView } from './inbox.view.ts';

/** The row of an open thread, for a list that does not have it; null for a buyer's thread. D-65 */
export function toOpenRow({ enquiryId, subject, buyer, otherName, days }: ThreadContentView): InboxRowView | null {
  const last = days.at(-1)?.messages.at(-1);
  if (buyer === null || last === undefined) return null;
  const { type, name, image, unit, quantity } = subject;
  const names = last.files.map((file) => file.name).join(', ');
  return {
    id: enquiryId,
    target: { type, name, image, unit },
    from: otherName,
    countryCode: buyer.countryCode,
    company: buyer.company,
    isEmailConfirmed: buyer.isEmailConfirmed,
    assignedTo: null,
    text: last.text || names,
    quantity,
    receipt: last.receipt === null ? null : last.receipt.isRead ? 'read' : 'sent',
    isUnread: false,
    lastTime: last.createTime,
    waitsHours: null,
  };
}

/**
 * Adds the row of the open thread to rows without it, where it was before. A reply or a closure takes an enquiry out of
 * the section that is listed, and a link may open any enquiry.
 */
export function insertOpenRow(
  rows: readonly InboxRowView[],
  open: InboxRowView | null,
  index: number,
): readonly InboxRowView[] {
  if (open === null || rows.some(({ id }) => id === open.id)) return rows;
  return rows.toSpliced(Math.min(index, rows.length), 0, open);
}
