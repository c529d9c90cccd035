import { supplierHome } from '@fairhall/core/contract/supplier/home-calls';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { readData, testGateway } from '../../../../tests/support/gateway.ts';
import { createSupplierDesk } from '../../../../tests/support/supplier-desk.ts';

const database = testDatabase();
const now = () => Date.parse('2026-11-25T12:00:00Z');
const gateway = testGateway(database, { now });
const desk = createSupplierDesk(database, gateway, now);

const IDS = ['9101', '9102', '9103', '9104', '9105'];
afterAll(() => database().kysely.deleteFrom('exhibition').where('exhibition_id', 'in', IDS).execute());

test('R-2.010 D-05 a supplier sees the exhibitions they take part in, the nearest first, without others or unpublished ones', async () => {
  const { kysely } = database();
  const [own, other] = [await desk.supplier(), await desk.supplier()];
  await insertExhibition(database(), { exhibition_id: '9101', inshow_start: '2026-10-01', inshow_end: '2026-10-03' });
  await insertExhibition(database(), { exhibition_id: '9102', inshow_start: '2026-12-10', inshow_end: '2026-12-12' });
  await insertExhibition(database(), { exhibition_id: '9103' });
  await insertExhibition(database(), { exhibition_id: '9104', is_published: false });
  await insertExhibition(database(), { exhibition_id: '9105' });
  await kysely
    .insertInto('exhibition_hall')
    .values({ exhibition_id: '9103', hall: '2', names: { en: 'Homes' } })
    .execute();
  const stand = (exhibition_id: string, supplier_id: string, hall = '1') => ({
    exhibition_id,
    supplier_id,
    hall,
    stand_no: supplier_id === own ? 'A12' : 'B02',
    spotlight: false,
  });
  await kysely
    .insertInto('exhibitor')
    .values([stand('9101', own), stand('9102', own), stand('9103', own, '2'), stand('9104', own), stand('9105', other)])
    .execute();
  const list = async (supplierId: string) => {
    const { token } = await desk.person(supplierId, 'answer');
    return supplierHome.read.output.parse(await readData(desk.ask('home', {}, { token }))).exhibitions;
  };
  const shown = (await list(own)).map(({ exhibition, standNo, hall, hallName }) => ({
    id: exhibition.exhibitionId,
    status: exhibition.status,
    standNo,
    hall,
    hallName,
  }));
  expect(shown).toEqual([
    { id: '9103', status: 1, standNo: 'A12', hall: '2', hallName: 'Homes' },
    { id: '9102', status: 0, standNo: 'A12', hall: '1', hallName: '' },
    { id: '9101', status: 2, standNo: 'A12', hall: '1', hallName: '' },
  ]);
  expect(await list(await desk.supplier())).toEqual([]);
});
