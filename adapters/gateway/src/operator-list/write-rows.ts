import type { Row } from '@fairhall/core/operator-list/column';
import { rowSearchText } from '@fairhall/core/operator-list/row-search-text';
import { sql } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';

/** A row with its key and part. */
export interface KeyedRow {
  readonly key: string;
  readonly part: string;
  readonly content: Row;
}

type RowKey = Pick<KeyedRow, 'key' | 'part'>;

/** The stored rows of a list that the given rows would overwrite. */
export async function findPresentRows(
  { kysely }: Queries,
  list: string,
  rows: readonly RowKey[],
): Promise<(row: RowKey) => KeyedRow | undefined> {
  const keys = [...new Set(rows.map(({ key }) => key))];
  const found = await sql<KeyedRow>`
    select key, part, content from operator_row where list = ${list} and key = any(${keys}::text[])`.execute(kysely);
  const rowsByName = new Map(found.rows.map((row) => [toRowName(row), row]));
  return (row) => rowsByName.get(toRowName(row));
}

const toRowName = ({ key, part }: RowKey): string => JSON.stringify([key, part]);

/** Writes rows of a list; unchanged rows keep their time of change. */
export async function writeRows(
  { kysely }: Transaction,
  list: string,
  rows: readonly KeyedRow[],
  now: number,
): Promise<void> {
  const values = rows.map((row) => ({ ...row, search_text: rowSearchText(row.content) }));
  await sql`
    insert into operator_row (list, key, part, content, search_text, changed)
    select ${list}, key, part, content, search_text, ${now}
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as given (key text, part text, content jsonb, search_text text)
    on conflict (list, key, part)
      do update set content = excluded.content, search_text = excluded.search_text, changed = excluded.changed
      where operator_row.content <> excluded.content`.execute(kysely);
}
