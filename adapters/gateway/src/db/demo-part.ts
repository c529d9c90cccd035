import type { Transaction } from './database.ts';

/**
 * Returns whether a part of the demo world is new to this database, and records it as loaded. So later changes to
 * loaded data stay, and an older demo database gets the parts that it lacks. `now` is epoch milliseconds.
 */
export async function insertDemoMark({ kysely }: Transaction, part: string, now: number): Promise<boolean> {
  const row = kysely.insertInto('demo_part').values({ name: part, loaded: now });
  const loaded = row.onConflict((conflict) => conflict.doNothing()).returning('name');
  return (await loaded.executeTakeFirst()) !== undefined;
}
