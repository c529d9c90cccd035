import type { Queries } from '../../db/database.ts';
import { TIER_LEXEMES } from './rank-tiers.ts';
import { MAX_EXACT_TOTAL, type SearchTarget } from './search-request.ts';

/** What is kept in memory of the catalogue: how large it is, which words are frequent, which languages it has. */
export interface Frequencies {
  readonly languages: ReadonlySet<string>;
  rows(searched: SearchTarget): number;
  /** How many rows hold a lexeme; undefined for one that at most a thousand hold, unless it is a tier's. */
  of(searched: SearchTarget, lexeme: string): number | undefined;
  /** Where the rows of a frequent lexeme begin that no well-ranked row holds; undefined for all other lexemes. */
  beginningOf(searched: SearchTarget, lexeme: string): Beginning | undefined;
}

/** All rows with a lexeme have this rank or a worse one, as have so many rows in all. */
export interface Beginning {
  readonly rank: number;
  readonly rows: number;
}

/** Figures may be this old, in milliseconds. D-64 */
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

/** Reads the figures when they are first asked for, then again behind the back of who asks when they have grown old. */
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
    if (now() - readAt > CACHE_TTL_MS) readOnce().catch(() => undefined); // the old ones serve until the database answers again
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
