import type { Statement } from '../../db/statement.ts';
import type { SearchTarget } from '../search/search-request.ts';

/** Limits for the words with one prefix, and the rows with one name, that are read. */
const MAX_WORDS_SEEN = 2_000;
const MAX_ROWS_SEEN = 4_096;

/**
 * Words of names that start with `$1` and sort before `$2`, as a JSON array of at most `$3` lexemes: an exact match
 * first, then those that most rows hold. It reads a range of the primary key.
 */
export const wordStatement = (searched: SearchTarget): Statement => ({
  name: `words-begun-${searched}`,
  keepsPlan: true,
  text: `
    select coalesce(json_agg(lexeme), '[]')::text from (
      select lexeme from (
        select lexeme, found_in from lexeme_count
        where searched = '${searched}' and lexeme >= $1::text and lexeme < $2::text and found_in > 0
        limit ${MAX_WORDS_SEEN}
      ) begun
      order by (lexeme = $1::text) desc, found_in desc, lexeme limit $3::integer
    ) best`,
});

/**
 * The best-ranked rows that match the search expression `$1`, as a JSON array of at most `$3` cards in the language
 * `$2`. "offset 0" keeps the planner from walking the rows in rank order, so that it uses the word index.
 */
export const cardStatement = (searched: SearchTarget): Statement => ({
  name: `best-cards-${searched}`,
  keepsPlan: true,
  text: `
    select coalesce(json_agg(card.json::json order by best.rank, best.id), '[]')::text
    from (
      select id, rank from (
        select id, rank from ${searched} where search @@ $1::tsquery limit ${MAX_ROWS_SEEN} offset 0
      ) matched
      order by rank, id limit $3::integer
    ) best
    join ${searched}_card card on card.${searched}_id = best.id and card.lang = $2::text`,
});

/** All categories with products: id, parent id, names by language, and product count. */
export const CATEGORY_NAMES: Statement = {
  name: 'category-names',
  keepsPlan: true,
  text: `
    select coalesce(json_agg(json_build_object(
      'id', id, 'parent', parent_id, 'names', names, 'count', product_count
    ) order by product_count desc, id), '[]')::text
    from category where product_count > 0`,
};
