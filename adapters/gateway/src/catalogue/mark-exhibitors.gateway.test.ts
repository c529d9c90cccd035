import { catalogue } from '@fairhall/core/contract/catalogue/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { post, readData, testGateway } from '../../../../tests/support/gateway.ts';
import { loadSample } from '../../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../tests/support/sample-rows.ts';
import { exhibitorSql } from '../exhibition/exhibitor-sql.ts';
import { markExhibitors } from './mark-exhibitors.ts';

const database = testDatabase();
const gateway = testGateway(database);

beforeAll(async () => {
  await loadSample(
    database(),
    [
      ...SAMPLE_TREES,
      ...['S1', 'S2', 'S3'].map((id) => sampleSupplier(id)),
      sampleProduct('P1'),
      sampleProduct('P2', { supplier: 'S2' }),
      sampleProduct('P3', { supplier: 'S3' }),
    ],
    0,
  );
  await insertExhibition(database(), { exhibition_id: '9201' });
  await insertExhibition(database(), { exhibition_id: '9202' });
  await insertExhibition(database(), { exhibition_id: '9203', is_published: false });
  await insertExhibition(database(), { exhibition_id: '9204' });
  const stand = (exhibition_id: string, supplier_id: string) => ({
    exhibition_id,
    supplier_id,
    hall: '1',
    stand_no: supplier_id,
    spotlight: false,
  });
  await database()
    .kysely.insertInto('exhibitor')
    .values([stand('9201', 'S1'), stand('9201', 'S2'), stand('9202', 'S2'), stand('9203', 'S3'), stand('9204', 'S3')])
    .execute();
});
afterAll(async () => {
  await database()
    .kysely.deleteFrom('exhibition')
    .where('exhibition_id', 'in', ['9201', '9202', '9203', '9204'])
    .execute();
  await markExhibitors(database(), exhibitorSql);
});

const products = async (exhibitionId: string) => {
  const found = await readData(post(gateway(), catalogue.searchGoods.path, { exhibitionId, keyword: '' }));
  const { records, total } = catalogue.searchGoods.output.parse(found);
  return [total, records.map(({ goodsSpuId }) => goodsSpuId).sort()];
};
const suppliers = async (exhibitionId: string) => {
  const found = await readData(post(gateway(), catalogue.searchSupplier.path, { exhibitionId }));
  return catalogue.searchSupplier.output
    .parse(found)
    .records.map(({ supplierId }) => supplierId)
    .sort();
};

test('R-2.024 an exhibition filters products and suppliers by its exhibitors', async () => {
  await markExhibitors(database(), exhibitorSql);
  expect(await products('9201')).toEqual([2, ['P1', 'P2']]);
  expect(await suppliers('9201')).toEqual(['S1', 'S2']);
  expect([await products('9202'), await suppliers('9202')]).toEqual([[1, ['P2']], ['S2']]);
});

test('R-2.024 an unpublished or unknown exhibition finds nothing', async () => {
  await markExhibitors(database(), exhibitorSql);
  expect([await products('9203'), await suppliers('9203'), await products('7')]).toEqual([[0, []], [], [0, []]]);
});

test('R-2.024 a former exhibitor is no longer found, and nothing is written if nothing has changed', async () => {
  const { kysely } = database();
  await markExhibitors(database(), exhibitorSql);
  const marked = () => kysely.selectFrom('lexeme_count').select('found_in').where('lexeme', '=', 'e:9204').execute();
  expect(await marked()).toEqual([{ found_in: 1 }, { found_in: 1 }]);
  // Uses an exhibition of its own, so that the deletion does not affect the tests above.
  await kysely.deleteFrom('exhibitor').where('exhibition_id', '=', '9204').execute();
  await markExhibitors(database(), exhibitorSql);
  expect([await products('9204'), await suppliers('9204')]).toEqual([[0, []], []]);
  const counted = () =>
    kysely
      .selectFrom('lexeme_count')
      .select(['searched', 'lexeme', 'found_in'])
      .where('lexeme', 'like', 'e:9%')
      .execute();
  const before = await counted();
  expect(before.filter(({ lexeme }) => lexeme === 'e:9201').map(({ found_in }) => found_in)).toEqual([2, 2]);
  await markExhibitors(database(), exhibitorSql);
  expect(await counted()).toEqual(before);
});
