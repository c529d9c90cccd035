import type { Row } from '@fairhall/core/operator-list/column';
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

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

/** Rows of a list by key and part; with `keyword` those that hold it in any value. D-94 */
export async function findRows({ kysely }: Queries, { list, keyword = '', pageNo, pageSize }: Sought): Promise<Page> {
  const wanted = keyword.trim().toLowerCase();
  const found = sql`from operator_row where list = ${list} and (${wanted} = '' or exists (
    select 1 from jsonb_each_text(content) where strpos(lower(value), ${wanted}) > 0
  ))`;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(kysely);
  const { rows } = await sql<{ content: Row }>`
    select content ${found} order by key, part limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(kysely);
  return { records: rows.map(({ content }) => content), total: counted.rows[0]?.total ?? 0, pageNo, pageSize };
}
