import type { TagTree } from '../contract/categories/calls.ts';
import { normalizeText } from '../search-text.ts';

/** A tag, its case-folded name for searches, and its category and subcategory. */
export interface TagEntry {
  readonly code: string;
  readonly name: string;
  readonly folded: string;
  readonly categoryId: string;
  readonly category: string;
  readonly subCategory: string;
}

/** The lookup tables for choosing and searching, built once when the tree is loaded. */
export interface TagIndex {
  readonly tree: TagTree;
  /** In the tree's order. */
  readonly entries: readonly TagEntry[];
  readonly byCode: ReadonlyMap<string, TagEntry>;
  /** The first tag of each name. */
  readonly byFolded: ReadonlyMap<string, TagEntry>;
}

export function buildTagIndex(tree: TagTree): TagIndex {
  const entries: TagEntry[] = [];
  const byCode = new Map<string, TagEntry>();
  const byFolded = new Map<string, TagEntry>();
  for (const category of tree) {
    for (const sub of category.children) {
      for (const { code, name } of sub.tags) {
        const folded = normalizeText(name);
        const location = { categoryId: category.id, category: category.name, subCategory: sub.name };
        const entry = { code, name, folded, ...location };
        entries.push(entry);
        byCode.set(code, entry);
        if (!byFolded.has(folded)) byFolded.set(folded, entry);
      }
    }
  }
  return { tree, entries, byCode, byFolded };
}

export const NO_TAGS: TagIndex = buildTagIndex([]);
