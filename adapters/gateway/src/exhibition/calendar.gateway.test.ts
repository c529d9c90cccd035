import type { InputOf } from '@fairhall/core/contract/call';
import { exhibition } from '@fairhall/core/contract/exhibition/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { post, readData, testGateway } from '../../../../tests/support/gateway.ts';

const database = testDatabase();
const gateway = testGateway(database, { now: () => Date.parse('2031-03-02T22:30:00Z') });
const IDS = ['9421', '9422', '9423', '9424', '9425'] as const;

beforeAll(async () => {
  await database().kysely.deleteFrom('exhibition').execute();
  const [istanbul, warsaw, over, hidden, bursa] = IDS;
  const insert = (exhibition_id: string, inshow_start: string, inshow_end: string, given = {}) =>
    insertExhibition(database(), { exhibition_id, inshow_start, inshow_end, ...given });
  await insert(istanbul, '2031-04-29', '2031-05-02');
  await insert(warsaw, '2031-03-03', '2031-03-05', { website_id: 3, country_id: '616', industry: 'pets' });
  await insert(over, '2031-02-27', '2031-03-02');
  await insert(hidden, '2031-04-01', '2031-04-02', { is_published: false });
  await insert(bursa, '2032-01-10', '2032-01-12', { industry: 'pets' });
});
afterAll(() => database().kysely.deleteFrom('exhibition').where('exhibition_id', 'in', IDS).execute());

const read = async (input: Partial<InputOf<typeof exhibition.calendar>>) =>
  exhibition.calendar.output.parse(await readData(post(gateway(), exhibition.calendar.path, { pageNo: 1, ...input })));
const idsOf = async (input: Parameters<typeof read>[0]) =>
  (await read(input)).records.map(({ exhibitionId }) => exhibitionId);

test('D-87 the calendar has the exhibitions of all countries that are not over at their venue, the nearest first', async () => {
  expect(await idsOf({})).toEqual(['9422', '9421', '9425']);
});

test('D-87 the calendar is filtered by country, industry and month; a show that runs over two months is in both', async () => {
  expect(await idsOf({ countryId: '792' })).toEqual(['9421', '9425']);
  expect(await idsOf({ industry: 'pets' })).toEqual(['9422', '9425']);
  expect(await idsOf({ month: '2031-04' })).toEqual(['9421']);
  expect(await idsOf({ month: '2031-05' })).toEqual(['9421']);
  expect(await idsOf({ countryId: '792', industry: 'pets', month: '2032-01' })).toEqual(['9425']);
  expect(await idsOf({ countryId: '276' })).toEqual([]);
});

test('D-87 each filter of the calendar counts what the other filters let through', async () => {
  const all = await read({});
  expect(all.countries).toEqual([
    { countryId: '616', code: 'PL', count: 1 },
    { countryId: '792', code: 'TR', count: 2 },
  ]);
  expect(all.industries).toEqual([
    { industry: 'pets', count: 2 },
    { industry: 'textile', count: 1 },
  ]);
  expect(all.months).toEqual([
    { month: '2031-03', count: 1 },
    { month: '2031-04', count: 1 },
    { month: '2031-05', count: 1 },
    { month: '2032-01', count: 1 },
  ]);
  const pets = await read({ industry: 'pets', countryId: '616' });
  expect(pets.countries.map(({ code, count }) => [code, count])).toEqual([
    ['PL', 1],
    ['TR', 1],
  ]);
  expect(pets.months.map(({ month }) => month)).toEqual(['2031-03']);
});

test('D-87 a chosen filter without exhibitions stays among the choices', async () => {
  const { countries, total } = await read({ countryId: '276' });
  expect(total).toBe(0);
  expect(countries).toContainEqual({ countryId: '276', code: 'DE', count: 0 });
});
