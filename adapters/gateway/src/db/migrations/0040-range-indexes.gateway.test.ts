import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../../tests/support/databases.ts';
import { IS_SAMPLED } from '../../catalogue/search/count-sampling.ts';

const database = testDatabase({ changesSchema: true });

const planOf = (query: string): Promise<string> =>
  database().transaction(async ({ kysely }) => {
    await sql`set local enable_seqscan = off`.execute(kysely); // so few rows would be read without any index
    return JSON.stringify((await sql.raw(`explain ${query}`).execute(kysely)).rows);
  });

test('R-7.103 a filter by range only is counted in the sample by an index that covers all ranges', async () => {
  const plan = await planOf(
    `select count(*) from product where ${IS_SAMPLED} and min_order <= 5 and price_low < 90000`,
  );
  expect(plan).toContain('product_sample_ranges');
});

test('R-7.103 products that reach a price are found by an index', async () => {
  expect(await planOf('select id from product where price_high >= 9000000 and price_low > 0')).toContain(
    'product_price_high',
  );
});
