import type { Queries } from '../db/database.ts';
import { randomToken } from './secrets.ts';

/** A secret of this installation by its setting. Of several processes that make it at once, all take the one that was kept. */
export async function loadInstallationSecret({ kysely }: Queries, setting: string): Promise<string> {
  const row = kysely.selectFrom('setting').select('value').where('key', '=', setting);
  const stored = await row.executeTakeFirst();
  if (stored !== undefined) return stored.value;
  await kysely
    .insertInto('setting')
    .values({ key: setting, value: randomToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await row.executeTakeFirstOrThrow()).value;
}
