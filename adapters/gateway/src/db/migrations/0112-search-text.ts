import { toUnicodeEmail } from '@fairhall/core/forms/email';
import { searchText } from '@fairhall/core/search-text';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Lists compare words with a column that the gateway folds: SQL lowered letters by the collation of the database, which
 * left Ç, İ and И as they were. Rows that are there are folded here, in batches, by the function that writes new ones.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const { table } of SEARCHED)
    await sql`alter table ${sql.table(table)} add column search_text text collate "C" not null default ''`.execute(
      database,
    );
  for (const searched of SEARCHED) await fill(database, searched);
  // A writer that forgets the column is refused.
  for (const table of ['preregistration', 'supplier_text'])
    await sql`alter table ${sql.table(table)} alter column search_text drop default`.execute(database);
}

const BATCH = 1_000;

type Texts = Readonly<Record<string, string>>;

interface Searched {
  readonly table: string;
  /** The columns of its primary key, which are texts. */
  readonly key: readonly string[];
  /** What is searched, as JSON. */
  readonly source: string;
  /** What a list compares with words, made of the source. */
  readonly textOf: (source: never) => string;
}

const SEARCHED: readonly Searched[] = [
  {
    table: 'preregistration',
    key: ['registration_id'],
    source: 'json_build_array(contact_name, company_name, email)',
    textOf: ([name, company, email]: readonly [string, string, string]) =>
      searchText(name, company, email, toUnicodeEmail(email)),
  },
  {
    table: 'supplier_text',
    key: ['supplier_id', 'lang'],
    source: 'json_build_array(name, main_products)',
    textOf: ([name, products]: readonly [string, readonly string[]]) => searchText(name, ...products),
  },
  {
    table: 'exhibitor',
    key: ['exhibition_id', 'supplier_id'],
    source: 'json_build_array(hall, stand_no)',
    textOf: ([hall, stand]: readonly [string, string]) => searchText(`${hall}${stand}`, stand),
  },
  {
    table: 'operator_row',
    key: ['list', 'key', 'part'],
    source: 'content',
    textOf: (content: Texts) => searchText(...Object.values(content)),
  },
];

async function fill(database: Kysely<unknown>, { table, key, source, textOf }: Searched): Promise<void> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after: RawBuilder<unknown> = sql`true`;
  for (;;) {
    const { rows } = await sql<Texts & { readonly source: never }>`
      select ${columns}, ${sql.raw(source)} as source from ${sql.table(table)} where ${after}
      order by ${columns} limit ${BATCH}`.execute(database);
    const last = rows.at(-1);
    if (last === undefined) return;
    const folded = rows.map(({ source, ...names }) => ({ ...names, folded: textOf(source) }));
    const typed = sql.join([...key, 'folded'].map((column) => sql`${sql.ref(column)} text`));
    const isSame = key.map((column) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`given.${column}`)}`);
    await sql`
      update ${sql.table(table)} set search_text = given.folded
      from jsonb_to_recordset(${JSON.stringify(folded)}::jsonb) as given (${typed})
      where ${sql.join(isSame, sql` and `)}`.execute(database);
    after = sql`(${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}
