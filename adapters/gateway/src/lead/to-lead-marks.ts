import { LEAD_NOTE_MAX, LEAD_REQUEST_MAX, LEAD_TAGS_MAX } from '@fairhall/core/contract/lead/limits';
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

interface StoredMarks {
  readonly rating: number;
  readonly tags: readonly string[];
  readonly note: string;
  readonly request?: string;
}

/** A lead's marks with those of another lead or scan of the same person; no earlier note is lost. */
export const mergeLeadMarks = (before: Required<StoredMarks>, added: StoredMarks) => ({
  rating: added.rating === 0 ? before.rating : added.rating,
  tags: [...new Set([...before.tags, ...added.tags])].slice(0, LEAD_TAGS_MAX),
  note: addText(before.note, added.note, LEAD_NOTE_MAX),
  request: addText(before.request, added.request ?? '', LEAD_REQUEST_MAX),
});

/**
 * Appends the new text on a new line; keeps the old text if it already contains the new one or both together are too
 * long.
 */
function addText(before: string, added: string, most: number): string {
  const both = before.includes(added) ? before : [before, added].filter((each) => each !== '').join('\n');
  return both.length > most ? before : both;
}
