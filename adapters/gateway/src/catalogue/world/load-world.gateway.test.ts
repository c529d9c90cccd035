import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CatalogueRow } from '@fairhall/core/catalogue/catalogue-row';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { clearDatabase, testDatabase } from '../../../../../tests/support/databases.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier, writeRows } from '../../../../../tests/support/sample-rows.ts';
import { loadWorld } from './load-world.ts';

const NOW = 1_800_000_000_000;
const database = testDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'fairhall-world-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (name: string, rows: readonly CatalogueRow[]): string => {
  const file = path.join(folder, name);
  writeRows(file, rows);
  return file;
};
const WORLD = fileOf('world.ndjson', [
  ...SAMPLE_TREES,
  sampleSupplier('S1'),
  sampleSupplier('S2', { proofs: [], rank: 200 }),
  sampleProduct('P1', { age: 1_000, rank: 10, tags: ['TG061101'], images: ['21', '22', '23'] }),
  sampleProduct('P2', { category: 'TX020101', tiers: [], minOrder: 5, tags: ['TG061101', 'TG061102'] }),
]);

/** Loads the catalogue that most tests use. */
const load = () => loadWorld(database(), { file: WORLD, now: NOW });

const select = async (query: string): Promise<unknown[]> => (await sql.raw(query).execute(database().kysely)).rows;

/** The definitions of all indexes and foreign keys of the schema. */
const upkeep = () =>
  select(`select pg_get_indexdef(indexrelid) as says from pg_index where not indisprimary
    union select conrelid::regclass || pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by says`);

describe('loading a catalogue from a file', () => {
  beforeEach(() => clearDatabase(database()));

  test('reports an invalid row by its line, and loads nothing of the file', async () => {
    const file = path.join(folder, 'broken.ndjson');
    writeFileSync(file, `${JSON.stringify(SAMPLE_TREES[0])}\n{"table":"product","id":"P1"}\n`);
    await expect(loadWorld(database(), { file, now: NOW })).rejects.toThrow(
      /broken\.ndjson:2 is no row of a catalogue/,
    );
    expect(await select('select id from category')).toEqual([]);
  });

  test('rejects a product whose supplier does not precede it, and loads nothing', async () => {
    const file = fileOf('astray.ndjson', [...SAMPLE_TREES, sampleProduct('P1', { supplier: 'S9' })]);
    await expect(loadWorld(database(), { file, now: NOW })).rejects.toThrow('the product P1 names the supplier S9');
    expect(await select('select id from category')).toEqual([]);
  });

  test('fills an empty catalogue, and calculates creation dates back from the time of loading', async () => {
    expect(await load()).toEqual({
      kind: 'loaded',
      rows: SAMPLE_TREES.length + 4,
    });
    expect(await select('select id, created, price_low, price_high, min_order from product order by id')).toEqual([
      { id: 'P1', created: NOW - 1_000, price_low: 18_000, price_high: 20_000, min_order: 100 },
      { id: 'P2', created: NOW - 86_400_000, price_low: 0, price_high: 0, min_order: 5 },
    ]);
  });

  test('leaves all indexes and references as the migrations created them', async () => {
    const before = await upkeep();
    await load();
    expect(await upkeep()).toEqual(before);
  });

  test('rejects a product without a valid category, even though references are checked last', async () => {
    const file = fileOf('nowhere.ndjson', [
      ...SAMPLE_TREES,
      sampleSupplier('S1'),
      sampleProduct('P1', { category: 'TX999999' }),
    ]);
    const before = await upkeep();
    await expect(loadWorld(database(), { file, now: NOW })).rejects.toThrow('product_category_id_fkey');
    expect(await select('select id from product')).toEqual([]);
    expect(await upkeep()).toEqual(before);
  });

  test('counts the products of categories and tags including subcategories, and shows the picture of the best one', async () => {
    await load();
    expect(await select('select id, product_count, image from category where product_count > 0 order by id')).toEqual([
      { id: 'TX01', product_count: 1, image: '21' },
      { id: 'TX0101', product_count: 1, image: '21' },
      { id: 'TX010101', product_count: 1, image: '21' },
      { id: 'TX02', product_count: 1, image: '11' },
      { id: 'TX0201', product_count: 1, image: '11' },
      { id: 'TX020101', product_count: 1, image: '11' },
    ]);
    expect(await select('select id, product_count from tag where product_count > 0 order by id')).toEqual([
      { id: 'TG061101', product_count: 2 },
      { id: 'TG061102', product_count: 1 },
    ]);
  });

  test('summarises a supplier’s products in its row', async () => {
    await load();
    expect(
      await select('select id, product_count, min_order, price_low, tags, categories from supplier order by id'),
    ).toEqual([
      {
        id: 'S1',
        product_count: 2,
        min_order: 5,
        price_low: 18_000,
        tags: ['TG061101', 'TG061102'],
        categories: ['TX01', 'TX0101', 'TX010101', 'TX02', 'TX0201', 'TX020101'],
      },
      { id: 'S2', product_count: 0, min_order: 0, price_low: 0, tags: [], categories: [] },
    ]);
  });

  test('counts words in names and anywhere; the empty lexeme counts the rows', async () => {
    await load();
    const words = `select lexeme, found_in from lexeme_count where searched = 'product' and lexeme in ('', 'product', 'cotton', 'a:product', 'a:cotton', 'c:TX01') order by lexeme`;
    expect(await select(words)).toEqual([
      { lexeme: '', found_in: 2 },
      { lexeme: 'a:product', found_in: 2 },
      { lexeme: 'c:TX01', found_in: 1 },
      { lexeme: 'cotton', found_in: 2 },
      { lexeme: 'product', found_in: 2 },
    ]);
  });

  test('loads the same file only once, and another file does not change the catalogue', async () => {
    await load();
    expect(await loadWorld(database(), { file: WORLD, now: NOW + 5 })).toEqual({ kind: 'present' });
    const other = fileOf('other.ndjson', SAMPLE_TREES);
    expect(await loadWorld(database(), { file: other, now: NOW })).toEqual({ kind: 'kept' });
    expect(await select('select count(*)::int as products from product')).toEqual([{ products: 2 }]);
  });

  test('an older demo catalogue gets its second part once; rows that somebody changed or deleted stay so', async () => {
    await load();
    await sql`delete from demo_part where name = 'goods'`.execute(database().kysely);
    await sql`update product_text set name = 'Renamed' where product_id = 'P2' and lang = 'en'`.execute(
      database().kysely,
    );
    const words = (name: string) => ({ name, description: 'd', attributes: [] });
    const about = { name: 'Supplier S1', province: 'Kerala', mainProducts: ['Çantalar'], about: 'Çanta yapar.' };
    const inTwo = (row: ReturnType<typeof sampleProduct>) => ({
      ...row,
      texts: { ...row.texts, tr: words('Pamuklu') },
    });
    const newer = fileOf('newer.ndjson', [
      ...SAMPLE_TREES,
      sampleSupplier('S1', { texts: { ...sampleSupplier('S1').texts, tr: about } }),
      sampleSupplier('S2', { proofs: [], rank: 200 }),
      sampleSupplier('S3', { part: 2 }),
      ...[sampleProduct('P1', { tags: ['TG061101'] }), sampleProduct('P2')].map(inTwo),
      sampleProduct('P3', { part: 2, supplier: 'S3' }),
      sampleProduct('P4'),
    ]);
    const again = { file: newer, now: NOW, addsParts: true };
    expect(await loadWorld(database(), { file: newer, now: NOW })).toEqual({ kind: 'kept' });
    expect(await loadWorld(database(), again)).toEqual({ kind: 'loaded', rows: 2 });
    expect(await select(`select product_id, name from product_text where lang = 'tr'`)).toEqual([
      { product_id: 'P1', name: 'Pamuklu' },
    ]);
    expect(await select(`select id from product where search @@ '''a:pamuklu'''::tsquery`)).toEqual([{ id: 'P1' }]);
    expect(await select(`select supplier_id, about from supplier_text where lang = 'tr'`)).toEqual([
      { supplier_id: 'S1', about: 'Çanta yapar.' },
    ]);
    expect(await select(`select id from supplier where search @@ '''a:cantalar'''::tsquery`)).toEqual([{ id: 'S1' }]);
    expect(await select('select id from product order by id')).toEqual([{ id: 'P1' }, { id: 'P2' }, { id: 'P3' }]);
    await sql`delete from product where id = 'P3'`.execute(database().kysely);
    expect(await loadWorld(database(), again)).toEqual({ kind: 'present' });
  });
});
