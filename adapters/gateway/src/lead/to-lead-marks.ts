import type { LeadNoteFields } from '@fairhall/core/contract/lead/supplier-calls';

/** A supplier's marks on a lead; an absent request leaves the stored one unchanged. */
export type LeadMarksInput = Omit<LeadNoteFields, 'request'> & { readonly request?: string | undefined };

/** The marks as columns of the lead's row; duplicate tags are removed. */
export const toLeadMarks = ({ rating, tags, note, request }: LeadMarksInput) => ({
  rating,
  tags: [...new Set(tags.map((tag) => tag.trim()))],
  note: note.trim(),
  ...(request === undefined ? {} : { request: request.trim() }),
});
