import type { Queries } from '../../db/database.ts';
import { TIER_LEXEMES } from './rank-tiers.ts';
import { MAX_EXACT_TOTAL, type SearchTarget } from './search-request.ts';

/** Figures of the catalogue that are cached in memory: its size, its frequent words, its languages. */
export interface Frequencies {
  readonly languages: ReadonlySet<string>;
  rows(searched: SearchTarget): number;
  /** How many rows hold a lexeme; undefined if at most a thousand do, except for tiers, which are always known. */
  of(searched: SearchTarget, lexeme: string): number | undefined;
  /**
   * The first rank of the rows with a late lexeme, that is a frequent lexeme that no well-ranked row holds; undefined
   * for all other lexemes.
   */
  beginningOf(searched: SearchTarget, lexeme: string): Beginning | undefined;
}

/** The first rank of the rows with a lexeme; `rows` is how many rows have that rank or a worse one. */
export interface Beginning {
  readonly rank: number;
  readonly rows: number;
}

/** How old cached figures may be, in milliseconds. D-64 */
const CACHE_TTL_MS = 60_000;

const COUNT_STATEMENT = {
  name: 'search-frequencies',
  text: `select json_build_object(
    'languages', (select coalesce(json_agg(lang), '[]') from catalogue_language),
    'frequent', (
      select coalesce(json_agg(json_build_array(searched || ' ' || lexeme, found_in, first_rank, rows_from)), '[]')
      from lexeme_count where found_in > ${MAX_EXACT_TOTAL} or lexeme in ('', ${TIER_LEXEMES.map((tier) => `'${tier}'`).join(', ')})
    )
  )::text`,
};

/**
 * Loads the figures on the first request. When they have expired, they are reloaded in the background while the old
 * ones are returned.
 */
export function createFrequencies(database: Queries, now: () => number = Date.now): () => Promise<Frequencies> {
  let cached: Frequencies | undefined;
  let readAt = 0;
  let reading: Promise<Frequencies> | undefined;
  const read = async (): Promise<Frequencies> => {
    const fresh = await readFrequencies(database);
    readAt = now();
    if (fresh.languages.size > 0) cached = fresh; // an empty catalogue is about to be filled
    return fresh;
  };
  const readOnce = (): Promise<Frequencies> => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  return async () => {
    if (cached === undefined) return readOnce();
    // the old figures are used until the database answers again
    if (now() - readAt > CACHE_TTL_MS) readOnce().catch(() => undefined);
    return cached;
  };
}

type Figures = [key: string, rows: number, ...([firstRank: number, rowsFrom: number] | [null, null])];

async function readFrequencies(database: Queries): Promise<Frequencies> {
  const text = (await database.json(COUNT_STATEMENT, [])) ?? '{"languages":[],"frequent":[]}';
  const { languages, frequent } = JSON.parse(text) as { languages: string[]; frequent: Figures[] }; // as made above
  const counts = new Map(frequent.map(([key, rows]) => [key, rows]));
  const beginnings = new Map(frequent.flatMap(([key, , rank, rows]) => (rank === null ? [] : [[key, { rank, rows }]])));
  return {
    languages: new Set(languages),
    rows: (searched) => counts.get(`${searched} `) ?? 0,
    of: (searched, lexeme) => counts.get(`${searched} ${lexeme}`),
    beginningOf: (searched, lexeme) => beginnings.get(`${searched} ${lexeme}`),
  };
}
