import type { Row } from '@fairhall/core/operator-list/column';
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import { hasWords } from '../db/has-words.ts';

interface Sought {
  readonly list: string;
  readonly keyword?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

interface Page {
  readonly records: Row[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Rows of a list by key and part; with `keyword` only rows whose values contain every word of it. D-94 */
export async function findRows({ kysely }: Queries, { list, keyword = '', pageNo, pageSize }: Sought): Promise<Page> {
  const found = sql`from operator_row where list = ${list} and ${hasWords(sql`search_text`, keyword)}`;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(kysely);
  const { rows } = await sql<{ content: Row }>`
    select content ${found} order by key, part limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(kysely);
  return { records: rows.map(({ content }) => content), total: counted.rows[0]?.total ?? 0, pageNo, pageSize };
}
