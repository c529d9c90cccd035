import type { CatalogueRow } from '@fairhall/core/catalogue/catalogue-row';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../../tests/support/databases.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../../tests/support/sample-rows.ts';
import { IS_SAMPLED } from '../../catalogue/search/count-sampling.ts';
import { TIER_LEXEMES } from '../../catalogue/search/rank-tiers.ts';
import * as tiers from './0006-tiers.ts';

const database = testDatabase();
const rows: readonly CatalogueRow[] = Array.from({ length: 200 }, (_, place) =>
  sampleProduct(`P${place}`, { rank: place * 9_000 }),
);
beforeAll(() => loadSample(database(), [...SAMPLE_TREES, sampleSupplier('S1'), ...rows], 0));

const select = async (query: string): Promise<unknown[]> => (await sql.raw(query).execute(database().kysely)).rows;
const marked = async () => ({
  products: await select('select id, search::text from product order by id'),
  suppliers: await select('select id, search::text from supplier order by id'),
  counts: await select('select searched, lexeme, found_in from lexeme_count order by searched, lexeme'),
});

test('rows loaded before tiers existed are in the same tiers as rows loaded later', async () => {
  const loaded = await marked();
  const marks = TIER_LEXEMES.map((lexeme) => `'${lexeme}'`).join(', ');
  for (const table of ['product', 'supplier'])
    await select(`update ${table} set search = ts_delete(search, array[${marks}])`);
  await select(`delete from lexeme_count where lexeme in (${marks})`);
  expect(await marked()).not.toEqual(loaded);
  for (const table of ['product', 'supplier']) await select(`drop index ${table}_sample`);
  await tiers.up(database().kysely as never); // migrations know of no tables
  expect(await marked()).toEqual(loaded);
});

test('R-7.103 the sample has its own index', async () => {
  const plan = await database().transaction(async ({ kysely }) => {
    await sql`set local enable_seqscan = off`.execute(kysely); // so few rows would be read without any index
    return sql.raw(`explain select from product where ${IS_SAMPLED} and search @@ '''a:pump'''`).execute(kysely);
  });
  expect(JSON.stringify(plan.rows)).toContain('product_sample');
});
