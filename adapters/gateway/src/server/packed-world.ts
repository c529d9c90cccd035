import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { updateDemoExhibitionDays } from '../exhibition/demo-exhibitions.ts';
import { LOG_ID_SETTING } from '../restore/revocation-log.ts';

/** A setting that marks a packed database until a server starts with it. */
const SETTING_PACKED = 'world.packed';

/** Marks a database that is about to be packed, since several databases will start from it. */
export async function notePacked({ kysely }: Database): Promise<void> {
  await kysely.insertInto('setting').values({ key: SETTING_PACKED, value: 'true' }).execute();
}

/**
 * Makes a database that started from a package independent: its exhibition days count from `now` (epoch milliseconds),
 * and its revocation log gets its own id.
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
