import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { updateDemoExhibitionDays } from '../exhibition/demo-exhibitions.ts';
import { LOG_ID_SETTING } from '../restore/revocation-log.ts';

/** The setting that a packed database has until a server begins with it. */
const SETTING_PACKED = 'world.packed';

/** Notes in a database that is about to be packed that it is the beginning of several. */
export async function notePacked({ kysely }: Database): Promise<void> {
  await kysely.insertInto('setting').values({ key: SETTING_PACKED, value: 'true' }).execute();
}

/**
 * Makes a database that began with a packed one a database of its own: the days of its exhibitions count from now on, in
 * epoch milliseconds, and its log of revocations is no other one's.
 */
export async function claimPackedWorld(database: Database, now: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const { kysely } = transaction;
    const note = kysely.deleteFrom('setting').where('key', '=', SETTING_PACKED).returning('key');
    if ((await note.executeTakeFirst()) === undefined) return;
    await updateDemoExhibitionDays(transaction, now);
    await kysely
      .updateTable('setting')
      .set({ value: sql`replace(gen_random_uuid()::text, '-', '')` })
      .where('key', '=', LOG_ID_SETTING)
      .execute();
  });
}
