import { type Kysely, type QueryResult, type RawBuilder, sql } from 'kysely';
import { formatVector, listLexemes } from '../../catalogue/search/lexemes.ts';
import { normalizeText } from '../../catalogue/search/tokens.ts';

/**
 * Codes, sizes and measures are found in every spelling from now on, decimal signs are kept and traditional Chinese is found by
 * simplified: what is found by other words than before gets those. It goes through the catalogue in parts, and leaves what
 * holds neither numbers, nor signs between letters, nor traditional signs as it is.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(database); // a large catalogue takes longer than an answer may
  const indexes = await takenOff(database);
  const places = await placeNames(database);
  const changed = [
    await rewrite(database, 'product', productsAfter, places),
    await rewrite(database, 'hidden_product', hiddenAfter, places),
    await rewrite(database, 'supplier', suppliersAfter, places),
  ];
  for (const index of indexes) await sql.raw(index).execute(database);
  if (changed.some((rows) => rows > 0)) for (const statement of COUNTS) await sql.raw(statement).execute(database);
  for (const statement of FREQUENT) await sql.raw(statement).execute(database);
}

/** Most words are held by few rows, codes by one: the index of frequent words has those alone that are ever asked of it. */
const FREQUENT = [
  'drop index lexeme_count_frequent',
  'create index lexeme_count_frequent on lexeme_count (searched, found_in desc) where found_in > 1000',
];

/** So many rows at once: some megabytes. */
const PART = 1_000;

interface Row {
  readonly id: string;
  readonly rank: number;
  readonly lexemes: readonly string[];
  readonly names: readonly string[];
  /** What is said elsewhere: of products the names of their suppliers, of suppliers their own words. */
  readonly keywords: readonly string[];
  /** Categories and tags whose names count as well. */
  readonly places: readonly string[];
}

type Places = ReadonlyMap<string, readonly string[]>;

/** The rows of a table after one of them. */
type RowsAfter = (last: string) => RawBuilder<Row>;

const SUPPLIER_NAMES = sql`array(select name from supplier_text where supplier_text.supplier_id = own.supplier_id)`;
const placesOf = (category: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`array[left(${category}, 4), left(${category}, 6), ${category}]`;

const productsAfter: RowsAfter = (last) => sql<Row>`
  select id, rank, tsvector_to_array(search) as lexemes, ${SUPPLIER_NAMES} as keywords,
    array(select name from product_text where product_id = own.id) as names,
    ${placesOf(sql`category_id::text`)} || array(select tag_id::text from product_tag where product_id = own.id) as places
  from product own where id > ${last} order by id limit ${PART}`;

const hiddenAfter: RowsAfter = (last) => sql<Row>`
  select id, (product ->> 'rank')::int as rank, tsvector_to_array(search) as lexemes, ${SUPPLIER_NAMES} as keywords,
    array(select each ->> 'name' from jsonb_array_elements(texts) each) as names,
    ${placesOf(sql`product ->> 'category_id'`)}
      || array(select placed ->> 'tag_id' from jsonb_array_elements(tags) placed) as places
  from hidden_product own where id > ${last} order by id limit ${PART}`;

const suppliersAfter: RowsAfter = (last) => sql<Row>`
  select id, rank, tsvector_to_array(search) as lexemes, '{}'::text[] as places,
    array(select name from supplier_text where supplier_id = own.id)
      || array(
        select main from supplier_text, jsonb_array_elements_text(main_products) main where supplier_id = own.id
      ) as names,
    array(select unnest(array[province, about]) from supplier_text where supplier_id = own.id) as keywords
  from supplier own where id > ${last} order by id limit ${PART}`;

/** Answers how many rows were changed. */
async function rewrite(database: Kysely<unknown>, table: string, rowsAfter: RowsAfter, names: Places): Promise<number> {
  let changed = 0;
  let last: string | undefined = '';
  while (last !== undefined) {
    const { rows }: QueryResult<Row> = await rowsAfter(last).execute(database);
    const found = rows.flatMap((row) => {
      const around = row.places.flatMap((place) => names.get(place) ?? []);
      const search = rewritten(row, around);
      return search === undefined ? [] : [{ id: row.id, search }];
    });
    if (found.length > 0)
      await sql`update ${sql.table(table)} own set search = given.search::tsvector
        from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as given (id text, search text)
        where own.id = given.id`.execute(database);
    changed += found.length;
    last = rows.length === PART ? rows.at(-1)?.id : undefined;
  }
  return changed;
}

/** What is split, joined or folded in another way than before. */
const MAY_DIFFER = /[\p{Nd}\p{Script=Han}™℠]|\p{L}[^\p{L}\p{M}\s]+\p{L}/u;
const isFilter = (lexeme: string): boolean => lexeme.includes(':') && !lexeme.startsWith('a:');

/** The search vector that a row gets; undefined where it keeps its own. */
function rewritten({ rank, lexemes, names, keywords }: Row, around: readonly string[]): string | undefined {
  const said = [...keywords, ...around];
  if (![...names, ...said].some((text) => MAY_DIFFER.test(text))) return undefined;
  const fresh = listLexemes({ rank, names, keywords: said, filters: [] });
  const kept = lexemes.filter((lexeme) => isFilter(lexeme) || isKept(lexeme));
  const all = new Set([...kept, ...fresh]);
  const before = new Set(lexemes);
  return all.size === before.size && lexemes.every((lexeme) => all.has(lexeme)) ? undefined : formatVector(all);
}

/** A word that came from a file with words of its own stays; a number may be one that a sign was taken out of. */
const isKept = (lexeme: string): boolean =>
  !lexeme.includes(':') && !/\d/.test(lexeme) && normalizeText(lexeme) === lexeme;

async function placeNames(database: Kysely<unknown>): Promise<Places> {
  const { rows } = await sql<{ id: string; names: Readonly<Record<string, string>> }>`
    select id, names from category union all select id, names from tag`.execute(database);
  return new Map(rows.map(({ id, names }) => [id, Object.values(names)]));
}

/** Takes the word indexes off while all rows change, and answers what makes them again. */
async function takenOff(database: Kysely<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and indexname in ('product_search', 'supplier_search')`.execute(database);
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(database);
  return rows.map(({ definition }) => definition);
}

/** Counts of words as loading a catalogue makes them: those that are frequent and yet in no well-ranked row begin late. */
const countsOf = (table: string): readonly string[] => [
  `delete from lexeme_count where searched = '${table}'`,
  `insert into lexeme_count (searched, lexeme, found_in)
    select '${table}', word, ndoc from ts_stat('select search from ${table}')
    union all
    select '${table}', '', count(*)::int from ${table}`,
  `with late as materialized (
      select lexeme from lexeme_count
      where searched = '${table}' and found_in > 1000 and lexeme <> '' and lexeme not in (
        select word from ts_stat(
          'select search from ${table} order by rank, id limit (select count(*) / 16 from ${table})'
        )
      )
    ), begun as materialized (
      select lexeme, (
        select min(rank) from (
          select rank from ${table} where search @@ ('''' || replace(replace(lexeme, '\\', '\\\\'), '''', '''''') || '''')::tsquery
          offset 0
        ) holding
      ) as first_rank
      from late
    )
    update lexeme_count set
      first_rank = begun.first_rank,
      rows_from = (select count(*) from ${table} where rank >= begun.first_rank)
    from begun
    where lexeme_count.searched = '${table}' and lexeme_count.lexeme = begun.lexeme`,
];

const COUNTS = [
  ...countsOf('product'),
  ...countsOf('supplier'),
  'delete from word_key where not exists (select from lexeme_count where lexeme = word)',
];
