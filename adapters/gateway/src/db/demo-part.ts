import type { Transaction } from './database.ts';

/**
 * Whether a part of the demo world comes into this database for the first time, which is noted: what was done to it afterwards
 * stays done, and an older demo database gets what it lacks. `now` is epoch milliseconds.
 */
export async function isFirstTime({ kysely }: Transaction, part: string, now: number): Promise<boolean> {
  const row = kysely.insertInto('demo_part').values({ name: part, loaded: now });
  const loaded = row.onConflict((conflict) => conflict.doNothing()).returning('name');
  return (await loaded.executeTakeFirst()) !== undefined;
}
