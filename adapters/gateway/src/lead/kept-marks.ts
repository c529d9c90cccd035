import type { LeadMarks } from '@fairhall/core/contract/supplier-lead';

/** What a supplier writes on a lead, as its row keeps it: a tag that is given twice is there once. */
export const keptMarks = ({ rating, tags, note }: LeadMarks) => ({
  rating,
  tags: [...new Set(tags.map((tag) => tag.trim()))],
  note: note.trim(),
});
