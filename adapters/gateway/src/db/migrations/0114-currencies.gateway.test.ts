import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { clearDatabase, testDatabase } from '../../../../../tests/support/databases.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../../tests/support/sample-rows.ts';
import { findUnreadCurrencies } from '../../catalogue/unread-currencies.ts';
import { up } from './0114-currencies.ts';

const database = testDatabase();
const STORED = ['USD', 'RMB', 'usd', 'XXX', 'NTD'];

beforeEach(async () => {
  await clearDatabase(database());
  const products = STORED.map((currency) => sampleProduct(`P${currency}`, { currency, name: `"currency":"RMB"` }));
  await loadSample(database(), [...SAMPLE_TREES, sampleSupplier('S1'), ...products], Date.now());
});

const currencies = async (query: string) =>
  (await sql<{ value: string }>`${sql.raw(query)}`.execute(database().kysely)).rows.map(({ value }) => value);

test('REL-30 stored currencies and their copies become ISO 4217 codes; unreadable ones stay and are listed', async () => {
  const { kysely } = database();
  await sql`insert into hidden_product (id, supplier_id, created, search, product, texts, tiers, tags)
    values ('H1', 'S1', 1, '', '{"currency":"RMB","unit":"piece"}', '[]', '[]', '[]')`.execute(kysely);
  await up(kysely as never);
  expect(await currencies('select currency as value from product order by id')).toEqual([
    'TWD',
    'CNY',
    'USD',
    'XXX',
    'USD',
  ]);
  for (const table of ['product_card', 'product_page'])
    expect(
      await currencies(
        `select substring(json from '"currency":"([A-Za-z]+)"') as value from ${table} where lang = 'en' order by product_id`,
      ),
    ).toEqual(['TWD', 'CNY', 'USD', 'XXX', 'USD']);
  // A name that reads like it stays.
  const named = await currencies(`select json as value from product_card where lang = 'en'`);
  expect(named.every((json) => json.includes(String.raw`\"currency\":\"RMB\"`))).toBe(true);
  expect(await currencies(`select product::text as value from hidden_product`)).toEqual([
    '{"unit": "piece", "currency": "CNY"}',
  ]);
  expect(await findUnreadCurrencies(kysely)).toEqual([{ kind: 'product', id: 'PXXX', currency: 'XXX' }]);
});

test('R-7.103 products sorted by price are read along the indexes of that order', async () => {
  const plan = await database().transaction(async ({ kysely }) => {
    await sql`set local enable_seqscan = off`.execute(kysely); // so few rows would be read without any index
    const { SORT_ORDERS } = await import('../../catalogue/search/sort-orders.ts');
    return Promise.all(
      [SORT_ORDERS.priceAsc, SORT_ORDERS.priceDesc].map(async ({ column, direction }) => {
        const query = `explain select id from product order by ${column} ${direction}, id ${direction} limit 20`;
        return JSON.stringify((await sql.raw(query).execute(kysely)).rows);
      }),
    );
  });
  expect(plan[0]).toContain('product_price_key');
  expect(plan[1]).toContain('product_price_low');
});
