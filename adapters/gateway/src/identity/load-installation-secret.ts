import type { Queries } from '../db/database.ts';
import { createRandomToken } from './secrets.ts';

/**
 * Loads a secret of this installation by its setting, and creates it if missing. If several processes create it at
 * once, all use the one that was stored.
 */
export async function loadInstallationSecret({ kysely }: Queries, setting: string): Promise<string> {
  const row = kysely.selectFrom('setting').select('value').where('key', '=', setting);
  const stored = await row.executeTakeFirst();
  if (stored !== undefined) return stored.value;
  await kysely
    .insertInto('setting')
    .values({ key: setting, value: createRandomToken() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await row.executeTakeFirstOrThrow()).value;
}
