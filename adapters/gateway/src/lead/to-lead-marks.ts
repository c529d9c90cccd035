import type { LeadNoteFields } from '@fairhall/core/contract/lead/supplier-calls';

/** What a supplier writes on a lead; a request that is not given stays as it is. */
export type LeadMarksInput = Omit<LeadNoteFields, 'request'> & { readonly request?: string | undefined };

/** What is written, as the row of the lead keeps it: a tag that is given twice is there once. */
export const toLeadMarks = ({ rating, tags, note, request }: LeadMarksInput) => ({
  rating,
  tags: [...new Set(tags.map((tag) => tag.trim()))],
  note: note.trim(),
  ...(request === undefined ? {} : { request: request.trim() }),
});
