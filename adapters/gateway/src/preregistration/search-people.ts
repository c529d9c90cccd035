import { type PersonQuery, parsePersonQuery } from '@fairhall/core/preregistration/person-query';
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import { editDistance } from '../edit-distance.ts';

/** The most words of the stored ones that are tried for a typed word, the nearest first. */
const MAX_CANDIDATES = 60;
/** How many words with a prefix, and how many with shared trigrams, are read. */
const MAX_READ = 200;
/** Shorter words have too many neighbours to be taken for misspelt. */
const MIN_MISSPELT = 4;
/** A word from this length on may have two typing errors. */
const MIN_TWICE_MISSPELT = 8;
/** The cost of a word that only starts with the typed one, and that of each typing error. */
const COSTS = { begun: 1, error: 2 } as const;

interface FoundPeople {
  /** Normalised addresses, the nearest match first, then the last registered. */
  readonly emails: readonly string[];
  readonly total: number;
}

interface PeopleSearch {
  readonly keyword: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

/**
 * Finds registered people by what staff typed: every word must be in one registration, as it is, unfinished or misspelt,
 * in any order. D-94
 */
export async function searchPeople(queries: Queries, { keyword, ...page }: PeopleSearch): Promise<FoundPeople> {
  for (const query of parsePersonQuery(keyword)) {
    const found = await findPeople(queries, query, page);
    if (found.total > 0) return found;
  }
  return { emails: [], total: 0 };
}

interface WantedWord {
  /** The position of the typed word. */
  readonly place: number;
  readonly word: string;
  /** 0 for the typed word itself. */
  readonly cost: number;
}

async function findPeople(
  queries: Queries,
  { words, phone }: PersonQuery,
  { pageNo, pageSize }: Omit<PeopleSearch, 'keyword'>,
): Promise<FoundPeople> {
  const wanted = await findWords(queries, words);
  const places = words.length + (phone === '' ? 0 : 1);
  const { rows } = await sql<{ readonly email: string; readonly total: number }>`
    with wanted as (
      select place, word collate "C" as word, cost
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (place integer, word text, cost integer)
    ), hits as (
      select registration_id, place, min(cost) as cost from wanted join registration_word using (word)
      group by registration_id, place
      union all
      select registration_id, ${words.length}::integer, 0 from preregistration where ${hasPhone(phone)}
    ), found as (
      select registration_id, sum(cost) as cost from hits group by registration_id having count(*) = ${places}::integer
    )
    select lower(email) as email, count(*) over ()::integer as total
    from found join preregistration using (registration_id)
    group by lower(email)
    order by min(cost), max(created) desc, lower(email)
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(queries.kysely);
  return { emails: rows.map(({ email }) => email), total: rows[0]?.total ?? 0 };
}

/**
 * Whether a registration has a phone number: typed with or without the country code and the zero before it, or its last
 * digits. Uses the index of reversed numbers. D-10
 */
function hasPhone(phone: string) {
  if (phone === '') return sql<boolean>`false`;
  const last = [...phone].toReversed().join('');
  const ends = Array.from({ length: last.length }, (_, index) => last.slice(0, index + 1));
  const stored = sql`reverse(contact_number) collate "C"`;
  const code = sql`regexp_replace(dialing_code, '[^0-9]', '', 'g')`;
  return sql<boolean>`(
    (${stored} >= ${last} and ${stored} < ${last} || chr(1114109))
    or (${stored} = any(${ends}::text[]) and contact_number <> ''
      and ${phone} in (contact_number, ${code} || contact_number, ${code} || '0' || contact_number)))`;
}

/** The stored words that a typed word may mean: itself, longer ones that start with it, and ones with typing errors. */
async function findWords({ kysely }: Queries, words: readonly string[]): Promise<readonly WantedWord[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<{ readonly place: number; readonly word: string }>`
    with typed as (
      select token, ordinality::integer - 1 as place,
        case when length(token) < ${MIN_TWICE_MISSPELT}::integer then 1 else 2 end as errors
      from unnest(${words}::text[]) with ordinality as typed (token, ordinality)
    )
    select place, word from typed cross join lateral (
      (select token as word)
      union
      (select word from registration_word_key
        where length(token) > 1 and key = left(' ' || token, 3) and word >= token and word < token || chr(1114109)
        limit ${MAX_READ})
      union
      (select word from (
        select word, count(*) as shared
        from generate_series(1, length(token)) position
          join registration_word_key on key = substr(' ' || token || ' ', position, 3)
            and registration_word_key.length between length(token) - errors and length(token) + errors
        where length(token) >= ${MIN_MISSPELT}::integer
        group by word having count(*) >= greatest(1, length(token) - 2 - 2 * errors)
        order by shared desc, word limit ${MAX_READ}) alike)
    ) candidate`.execute(kysely);
  return words.flatMap((token, place) =>
    rows
      .filter((row) => row.place === place)
      .flatMap(({ word }): WantedWord[] => {
        const cost = calculateCost(token, word);
        return cost === undefined ? [] : [{ place, word, cost }];
      })
      .sort((one, other) => one.cost - other.cost)
      .slice(0, MAX_CANDIDATES),
  );
}

/** Undefined if the stored word is something else than the typed one. */
function calculateCost(token: string, word: string): number | undefined {
  if (word === token) return 0;
  if (word.startsWith(token)) return COSTS.begun;
  const most = token.length < MIN_TWICE_MISSPELT ? 1 : 2;
  const errors = editDistance(token, word, most);
  return errors > most ? undefined : errors * COSTS.error;
}
