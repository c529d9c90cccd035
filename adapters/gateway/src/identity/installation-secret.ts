import type { Queries } from '../db/database.ts';
import { randomToken } from './secrets.ts';

/** A secret of this installation by its setting. Of several processes that make it at once, all take the one that was kept. */
export async function installationSecret({ kysely }: Queries, setting: string): Promise<string> {
  const row = kysely.selectFrom('setting').select('value').where('key', '=', setting);
  const kept = await row.executeTakeFirst();
  if (kept !== undefined) return kept.value;
  await kysely
    .insertInto('setting')
    .values({ key: setting, value: randomToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await row.executeTakeFirstOrThrow()).value;
}
