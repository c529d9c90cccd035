import { normalizeText } from '@fairhall/core/search-text';
import { sql } from 'kysely';
import { type CountedPeriod, type CountsByDay, toUtcDay } from '../../db/count-by-day.ts';
import type { Queries } from '../../db/database.ts';

/** Counts a search for words that found nothing; nothing about who searched is stored. */
export type CountEmptySearch = (keyword: string, userAgent: string) => void;

export interface EmptySearchCounter {
  readonly count: CountEmptySearch;
  /** Writes the counts since the last flush. */
  flush(): Promise<void>;
  /** Writes the remaining counts and stops the timer. */
  close(): Promise<void>;
}

interface EmptySearchPorts {
  readonly database: Queries;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

const FLUSH_EVERY = 15_000;
/** Limits for the words in memory and for those of a day; a flood of random words fills them, and stores no more. */
const MAX_PENDING = 1_000;
const MAX_DAY = 2_000;
/** Longer texts are no search words. */
const MAX_LENGTH = 60;
/** What may name a person: email addresses, and numbers with the length of a phone number. */
const PERSONAL = /@|(?:\d[\s().-]*){7}/;
/** Programs; they search for what nobody wants. */
const NO_VIEWER = /bot|crawl|spider|slurp|preview|monitor|headless|fetch|curl|wget/i;
const RETENTION_DAYS = 92;
const DAY = 86_400_000;

/** Counts searches without results by day in memory and writes them in batches. D-94 */
export function createEmptySearchCounter({ database, now, onError }: EmptySearchPorts): EmptySearchCounter {
  let waiting = new Map<string, number>();
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    if (waiting.size === 0) return;
    const written = waiting;
    waiting = new Map();
    try {
      await writeSearches(database, written, toUtcDay(now()));
    } catch (error) {
      // Figures are not worth keeping words in memory while the database is away.
      onError(error);
    }
  }

  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(() => void flush(), FLUSH_EVERY);
  timer.unref();
  return {
    count(keyword, userAgent) {
      const words = normalizeText(keyword);
      if (words === '' || words.length > MAX_LENGTH || PERSONAL.test(words)) return;
      if (userAgent === '' || NO_VIEWER.test(userAgent)) return;
      if (!waiting.has(words) && waiting.size >= MAX_PENDING) return;
      waiting.set(words, (waiting.get(words) ?? 0) + 1);
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

async function writeSearches({ kysely }: Queries, searches: ReadonlyMap<string, number>, day: string): Promise<void> {
  const rows = [...searches].map(([keyword, count]) => ({ keyword, count }));
  await sql`
    insert into empty_search (day, keyword, searches)
    select ${day}, keyword, count from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (keyword text, count integer)
    where (select count(*) from empty_search where day = ${day}) < ${MAX_DAY}::integer
      or exists (select from empty_search known where known.day = ${day} and known.keyword = given.keyword)
    order by keyword
    on conflict (day, keyword) do update set searches = empty_search.searches + excluded.searches`.execute(kysely);
}

/** Searches without results by day, and the most frequent ones of the period. */
export async function listEmptySearches(
  { kysely }: Queries,
  { from, to }: Omit<CountedPeriod, 'exhibitionId'>,
  most: number,
): Promise<{
  readonly byDay: CountsByDay;
  readonly searches: readonly { readonly keyword: string; readonly searches: number }[];
}> {
  const [first, last] = [toUtcDay(from), toUtcDay(to - 1)];
  const days = await sql<{ day: string; count: number }>`
    select day, sum(searches)::integer as count from empty_search where day between ${first} and ${last}
    group by day`.execute(kysely);
  const words = await sql<{ keyword: string; searches: number }>`
    select keyword, sum(searches)::integer as searches from empty_search where day between ${first} and ${last}
    group by keyword order by 2 desc, 1 limit ${most}`.execute(kysely);
  return { byDay: new Map(days.rows.map(({ day, count }) => [day, count])), searches: words.rows };
}

/** Deletes the counts of days that are no longer shown. `now` is epoch milliseconds. */
export async function removeOldSearches({ kysely }: Queries, now: number): Promise<void> {
  await kysely
    .deleteFrom('empty_search')
    .where('day', '<', toUtcDay(now - RETENTION_DAYS * DAY))
    .execute();
}
