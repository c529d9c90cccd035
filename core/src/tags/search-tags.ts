import { TAG_KEYWORD_MAX } from '../contract/rfq/tag-limits.ts';
import { normalizeText } from '../search-text.ts';
import type { TagEntry, TagIndex } from './tag-index.ts';

export interface TagMatches {
  readonly entries: readonly TagEntry[];
  /** The number of all matches, including those beyond the limit. */
  readonly total: number;
}

/**
 * Finds tags whose name contains a keyword, those that begin with it first; all tags without a keyword. One pass over
 * names that were case-folded when the tree was loaded.   
 */
export function searchTags({ entries }: TagIndex, keyword: string, limit: number): TagMatches {
  const needle = normalizeText(keyword.slice(0, TAG_KEYWORD_MAX));
  if (needle === '') return { entries: entries.slice(0, limit), total: entries.length };
  const beginning: TagEntry[] = [];
  const within: TagEntry[] = [];
  let total = 0;
  for (const entry of entries) {
    const at = entry.folded.indexOf(needle);
    if (at < 0) continue;
    total += 1;
    const found = at === 0 ? beginning : within;
    if (found.length < limit) found.push(entry);
  }
  return { entries: [...beginning, ...within].slice(0, limit), total };
}

/** Returns the tag whose name equals the keyword; undefined if there is none. */
export const findTagByName = ({ byFolded }: TagIndex, keyword: string): TagEntry | undefined =>
  byFolded.get(normalizeText(keyword));
