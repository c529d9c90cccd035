import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { clearDatabase, testDatabase } from '../../../../../tests/support/databases.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../../tests/support/sample-rows.ts';
import { fillDirectory } from './refresh-directory.ts';

const NOON = Date.UTC(2026, 5, 10, 12);
const database = testDatabase();

const entries = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from index_entry`.execute(
    database().kysely,
  );
  return rows[0]?.count ?? Number.NaN;
};

test('D-21 a start creates the directory of a catalogue without one, and leaves an existing one for later', async () => {
  await clearDatabase(database());
  await loadSample(database(), [...SAMPLE_TREES, sampleSupplier('S1'), sampleProduct('P1')], NOON);
  const all = await entries();
  expect(all).toBeGreaterThan(1);
  await sql`delete from index_entry`.execute(database().kysely);
  await fillDirectory(database(), NOON);
  expect(await entries()).toBe(all);
  await sql`delete from index_entry where (kind, slug, item_id) in (
    select kind, slug, item_id from index_entry limit 1)`.execute(database().kysely);
  await fillDirectory(database(), NOON);
  expect(await entries()).toBe(all - 1);
});
