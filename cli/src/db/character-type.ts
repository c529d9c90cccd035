import type { Queries } from '@fairhall/gateway/db/database';

const QUERY = {
  name: 'database-ctype',
  text: 'select datctype::text from pg_database where datname = current_database()',
} as const;

/** The database's character classification (LC_CTYPE). With `C` the search recognises only English letters. */
export async function readCharacterType(database: Queries): Promise<string> {
  return (await database.json(QUERY, [])) ?? '';
}
