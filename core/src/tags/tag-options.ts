import { TAG_SEARCH_INLINE, TAG_SEARCH_MODAL } from './limits.ts';
import { searchTags, type TagMatches } from './search-tags.ts';
import type { TagEntry, TagIndex } from './tag-index.ts';
import type { TagSelectorVersion } from './tag-selector-version.ts';

/** Inline below the field, or in the modal or slider that the field opens. */
export type TagPresentation = 'inline' | 'modal';

export interface OptionsQuery {
  readonly index: TagIndex;
  readonly recommended: readonly TagEntry[];
  readonly version: TagSelectorVersion;
  readonly presentation: TagPresentation;
  readonly keyword: string;
  /** The category whose tags the tree shows; null for the first one. */
  readonly categoryId: string | null;
}

/**
 * Lists the tags to choose from: those that match the keyword. Without a keyword: the recommended tags below the field,
 * the current category's tags in the tree, and the first tags in the flat list.  
 */
export function listTagOptions({
  index,
  recommended,
  version,
  presentation,
  keyword,
  categoryId,
}: OptionsQuery): TagMatches {
  if (keyword.trim() !== '') {
    return searchTags(index, keyword, presentation === 'inline' ? TAG_SEARCH_INLINE : TAG_SEARCH_MODAL);
  }
  if (presentation === 'inline') return toMatches(recommended);
  if (version === 'v1') return searchTags(index, '', TAG_SEARCH_MODAL);
  const current = categoryId ?? index.tree[0]?.id;
  return toMatches(index.entries.filter((entry) => entry.categoryId === current));
}

export type CursorMove = 'next' | 'previous' | 'first' | 'last';

/** Moves the keyboard cursor in a list of `count` entries, wrapping around at both ends; -1 is no position. */
export function moveCursor(cursor: number, move: CursorMove, count: number): number {
  if (count === 0) return -1;
  if (move === 'first') return 0;
  if (move === 'last') return count - 1;
  if (move === 'next') return (cursor + 1) % count;
  return cursor <= 0 ? count - 1 : cursor - 1;
}

const toMatches = (entries: readonly TagEntry[]): TagMatches => ({ entries, total: entries.length });
