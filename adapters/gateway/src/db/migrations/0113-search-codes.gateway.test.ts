import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { clearDatabase, testDatabase } from '../../../../../tests/support/databases.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../../tests/support/sample-rows.ts';
import { MAX_EXACT_TOTAL } from '../../catalogue/search/search-request.ts';
import { createSqlSearch } from '../../catalogue/search/sql-search.ts';
import { hideProduct } from '../../catalogue/supplier/hide-product.ts';
import { up } from './0113-search-codes.ts';

const database = testDatabase();
const rowsOf = async <Row>(statement: string): Promise<readonly Row[]> =>
  (await sql.raw<Row>(statement).execute(database().kysely)).rows;

/** More rows than are read at once. */
const MORE = Array.from({ length: 1_100 }, (_, place) =>
  sampleProduct(`Q${10_000 + place}`, { name: `Hose DN${place}` }),
);

beforeEach(async () => {
  await clearDatabase(database());
  const rows = [
    sampleSupplier('S1', {
      texts: {
        en: { name: '黃銅 Valves', province: 'Izmir', mainProducts: ['DN15 valves'], about: 'ISO 9001 since 1,998.' },
      },
    }),
    sampleProduct('cable', { name: 'Earthing cable 2,5 mm²' }),
    sampleProduct('plain', { name: 'Linen apron', supplier: 'S2' }),
    sampleProduct('hidden', { name: 'Drive VFX-200A' }),
    ...MORE,
  ];
  await loadSample(database(), [...SAMPLE_TREES, sampleSupplier('S2'), ...rows], Date.now());
  await database().transaction((transaction) => hideProduct(transaction, 'hidden'));
});

/** As rows were found before: a number without its sign, and no code in another spelling. */
const OLD = {
  cable: `'a:earthing' 'a:cable' 'a:25' 'a:mm2' 'earthing' 'cable' '25' 'mm2' 'heirloom' 'c:TX01' 'n:356' 'r:10'`,
  hidden: `'a:drive' 'a:vfx' 'a:200a' 'drive' 'vfx' '200a' 'c:TX01'`,
};

test('REL-30 rows of the previous version are found by codes, measures and simplified characters, and keep their other lexemes', async () => {
  const { kysely } = database();
  await sql`update product set search = ${OLD.cable}::tsvector where id = 'cable'`.execute(kysely);
  await sql`update hidden_product set search = ${OLD.hidden}::tsvector`.execute(kysely);
  await sql`update product set search = 'hose'::tsvector where id like 'Q%'`.execute(kysely);
  await sql`update supplier set search = '''黃銅'' ''c:TX01'''::tsvector where id = 'S1'`.execute(kysely);
  const [plain] = await rowsOf<{ search: string }>(`select search::text from product where id = 'plain'`);
  const indexes = await rowsOf(
    `select indexname, indexdef from pg_indexes where schemaname = current_schema() order by 1`,
  );
  await database().transaction(({ kysely: inner }) => up(inner as never));

  const [cable] = await rowsOf<{ lexemes: string[] }>(
    `select tsvector_to_array(search) as lexemes from product where id = 'cable'`,
  );
  expect(cable?.lexemes).toEqual(
    expect.arrayContaining(['a:2.5mm2', '2.5mm2', 'a:earthing', 'heirloom', 'c:TX01', 'n:356']),
  );
  expect(cable?.lexemes).not.toContain('25');
  const [hidden] = await rowsOf<{ isFound: boolean }>(
    `select search @@ '''a:vfx200a'''::tsquery as "isFound" from hidden_product`,
  );
  expect(hidden?.isFound).toBe(true);
  const [supplier] = await rowsOf<{ lexemes: string[] }>(
    `select tsvector_to_array(search) as lexemes from supplier where id = 'S1'`,
  );
  expect(supplier?.lexemes).toEqual(expect.arrayContaining(['a:黄铜', 'a:dn15', 'iso9001', 'c:TX01']));
  expect((await rowsOf<{ search: string }>(`select search::text from product where id = 'plain'`))[0]).toEqual(plain);
  expect(
    await rowsOf(`select indexname, indexdef from pg_indexes where schemaname = current_schema() order by 1`),
  ).toEqual(indexes);
  expect(
    await rowsOf(`select found_in from lexeme_count where searched = 'product' and lexeme in ('2.5mm2', 'dn1099', '')
    order by found_in`),
  ).toEqual([{ found_in: 1 }, { found_in: 1 }, { found_in: 1_102 }]);
  const found = await createSqlSearch(database()).find({
    searched: 'product',
    keyword: 'hose dn 1099',
    sort: 'relevance',
    pageNo: 1,
    pageSize: 10,
    facets: false,
    lang: 'en',
  });
  expect(found.ok && JSON.parse(found.value).records[0].goodsSpuId).toBe('Q11099');
});

test('REL-30 frequent words are read by an index that contains no rare words', async () => {
  const plan = await database().transaction(async ({ kysely }) => {
    await sql`set local enable_seqscan = off`.execute(kysely); // so few words would be read without any index
    const query = `explain select lexeme from lexeme_count where searched = 'product' and found_in > ${MAX_EXACT_TOTAL}`;
    return JSON.stringify((await sql.raw(query).execute(kysely)).rows);
  });
  expect(plan).toContain('lexeme_count_frequent');
  const [index] = await rowsOf<{ indexdef: string }>(
    `select indexdef from pg_indexes where schemaname = current_schema() and indexname = 'lexeme_count_frequent'`,
  );
  expect(index?.indexdef).toContain(`WHERE (found_in > ${MAX_EXACT_TOTAL})`);
});
