import type { Queries } from '../db/database.ts';
import { EXACT_TOTAL, type Searched } from './search.ts';

/** How many rows hold a word, anywhere and in their name. */
export interface Frequency {
  readonly anywhere: number;
  readonly inName: number;
}

/** What is kept in memory of the catalogue: how large it is, which words are frequent, which languages it has. */
export interface Frequencies {
  readonly languages: ReadonlySet<string>;
  rows(searched: Searched): number;
  /** Undefined for a word that at most a thousand rows hold. */
  of(searched: Searched, lexeme: string): Frequency | undefined;
}

/** Figures may be this old, in milliseconds. D-64 */
const LIFE_MS = 60_000;

const STATEMENT = {
  name: 'search-frequencies',
  text: `select json_build_object(
    'languages', (select coalesce(json_agg(lang), '[]') from catalogue_language),
    'frequent', (
      select coalesce(json_agg(json_build_array(searched, lexeme, anywhere, in_name)), '[]')
      from lexeme_count where anywhere > ${EXACT_TOTAL} or lexeme = ''
    )
  )::text`,
};

/** Reads the figures when they are first asked for, then again behind the back of who asks when they have grown old. */
export function createFrequencies(database: Queries, now: () => number = Date.now): () => Promise<Frequencies> {
  let known: Frequencies | undefined;
  let readAt = 0;
  let reading: Promise<Frequencies> | undefined;
  const read = (): Promise<Frequencies> => {
    reading ??= readFrequencies(database).then(
      (fresh) => {
        reading = undefined;
        readAt = now();
        if (fresh.languages.size > 0) known = fresh; // an empty catalogue is about to be filled
        return fresh;
      },
      (error) => {
        reading = undefined;
        throw error;
      },
    );
    return reading;
  };
  return async () => {
    if (known === undefined) return read();
    if (now() - readAt > LIFE_MS) read().catch(() => undefined); // the old figures serve until the database answers again
    return known;
  };
}

async function readFrequencies(database: Queries): Promise<Frequencies> {
  const text = (await database.json(STATEMENT, [])) ?? '{"languages":[],"frequent":[]}';
  // the statement above makes exactly this
  const { languages, frequent } = JSON.parse(text) as {
    languages: string[];
    frequent: [Searched, string, number, number][];
  };
  const counts = new Map(
    frequent.map(([searched, lexeme, anywhere, inName]) => [`${searched} ${lexeme}`, { anywhere, inName }]),
  );
  return {
    languages: new Set(languages),
    rows: (searched) => counts.get(`${searched} `)?.anywhere ?? 0,
    of: (searched, lexeme) => (lexeme === '' ? undefined : counts.get(`${searched} ${lexeme}`)),
  };
}
