import { searchWords } from '@fairhall/core/search-text';
import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a text made by `searchText` contains every word of a keyword, in any order; true if the keyword has no word.
 */
export function hasWords(searched: RawBuilder<unknown>, keyword: string): RawBuilder<boolean> {
  const matchPart = (part: string) => sql`strpos(${searched}, ${part}) > 0`;
  const conditions = searchWords(keyword).map(({ whole, parts }) =>
    parts.length === 0
      ? matchPart(whole)
      : sql`(${matchPart(whole)} or (${sql.join(parts.map(matchPart), sql` and `)}))`,
  );
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
