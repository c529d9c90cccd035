import type { Kysely } from 'kysely';
import { convertPhones } from '../stored-phones.ts';

/**
 * Numbers that were stored as they were typed become country code and national number. What cannot be read stays as it is, and
 * `fairhall db phones` lists it. D-10
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await convertPhones(database);
}
