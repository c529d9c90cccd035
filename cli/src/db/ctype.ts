import type { Queries } from '@fairhall/gateway/db/database';

const CTYPE = {
  name: 'database-ctype',
  text: 'select datctype::text from pg_database where datname = current_database()',
} as const;

/** How the database tells letters from other signs; `C` would lose all but the English ones. */
export async function ctypeOf(database: Queries): Promise<string> {
  return (await database.json(CTYPE, [])) ?? '';
}
