import type { Queries } from '../db/database.ts';

/** The name that an account's owner gave; '' for none. */
export async function accountName({ kysely }: Queries, accountId: string): Promise<string> {
  const row = kysely.selectFrom('account').select('nickname').where('account_id', '=', accountId);
  return (await row.executeTakeFirst())?.nickname ?? '';
}
