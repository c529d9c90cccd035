import type { LeadMarks } from '@fairhall/core/contract/lead/supplier-calls';

/** What a supplier writes on a lead; a request that is not given stays as it is. */
export type GivenMarks = Omit<LeadMarks, 'request'> & { readonly request?: string | undefined };

/** What is written, as the row of the lead keeps it: a tag that is given twice is there once. */
export const keptMarks = ({ rating, tags, note, request }: GivenMarks) => ({
  rating,
  tags: [...new Set(tags.map((tag) => tag.trim()))],
  note: note.trim(),
  ...(request === undefined ? {} : { request: request.trim() }),
});
