import type { Kysely } from 'kysely';
import { convertPhones } from '../stored-phones.ts';

/**
 * Numbers that were stored as they were typed become country code and national number. What cannot be read stays as it is, and
 * `fairhall db phones` lists it. It reads as calls do now, not as they did when it was written: what a later reader makes of a
 * number is what that version reads, and reading once more changes nothing. D-10
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await convertPhones(database);
}
