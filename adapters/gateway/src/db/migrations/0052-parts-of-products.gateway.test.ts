import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { clearDatabase, testDatabase } from '../../../../../tests/support/databases.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../../tests/support/sample-rows.ts';
import type { Queries } from '../database.ts';

const database = testDatabase();
const PARTS = ['product_text', 'price_tier', 'product_tag', 'product_card', 'product_page'];

const run = (statement: string, { kysely }: Queries = database()) => sql.raw(statement).execute(kysely);
/** How many rows each table of parts has of a product. */
const partsOf = async (id: string): Promise<readonly unknown[]> =>
  Promise.all(
    PARTS.map(
      async (table) =>
        (
          await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where product_id = ${id}`.execute(
            database().kysely,
          )
        ).rows[0]?.n,
    ),
  );

beforeEach(async () => {
  await clearDatabase(database());
  const products = [sampleProduct('P1', { tags: ['TG061101'] }), sampleProduct('P2', { tags: ['TG061101'] })];
  await loadSample(database(), [...SAMPLE_TREES, sampleSupplier('S1'), ...products], Date.now());
});

test('part rows of an unknown product are rejected, even among valid ones', async () => {
  const insert = (ids: string) =>
    run(`insert into product_text select id, 'de', 'Korb', '', '[]' from unnest('{${ids}}'::text[]) id`);
  await expect(insert('P1,P77')).rejects.toThrow('names a product that is not there');
  expect((await run(`select from product_text where lang = 'de'`)).rows).toEqual([]);
  await insert('P1,P2');
  await expect(run(`update price_tier set product_id = 'P2' where product_id = 'P1'`)).rejects.toThrow('stays with');
});

test('deleting a product deletes all its part rows, and none of other products', async () => {
  const other = await partsOf('P2');
  expect((await partsOf('P1')).filter((rows) => rows === 0)).toEqual([]);
  await run(`delete from product where id = 'P1'`);
  expect(await partsOf('P1')).toEqual(PARTS.map(() => 0));
  expect(await partsOf('P2')).toEqual(other);
});

// The embedded database has one connection.
test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'deleting a product waits for a concurrent insert of a part row, and deletes it too',
  async () => {
    let gone: Promise<unknown> = Promise.resolve();
    await database().transaction(async (transaction) => {
      await run(`insert into product_text values ('P1', 'de', 'Korb', '', '[]')`, transaction);
      gone = run(`delete from product where id = 'P1'`);
      expect(await Promise.race([gone.then(() => 'gone'), new Promise((done) => setTimeout(done, 200, 'waits'))])).toBe(
        'waits',
      );
    });
    await gone;
    expect(await partsOf('P1')).toEqual(PARTS.map(() => 0));
  },
);
