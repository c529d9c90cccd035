import type { Queries } from '../../db/database.ts';

/** The next ids of a table after a given one, in order; exports read a table page by page with it. */
export const listIdsAfter =
  (table: 'category' | 'product' | 'supplier') =>
  async ({ kysely }: Queries, after: string, limit: number): Promise<string[]> => {
    const rows = kysely.selectFrom(table).select('id').where('id', '>', after).orderBy('id').limit(limit);
    return (await rows.execute()).map(({ id }) => id);
  };
