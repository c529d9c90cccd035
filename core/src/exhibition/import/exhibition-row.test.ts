import { expect, test } from 'vitest';
import { createCells } from '../../files/cells.ts';
import { exhibitionCells, exhibitionFrom } from './exhibition-row.ts';
import { exhibitorCells, exhibitorFrom, exhibitorId, parseExhibitorId } from './exhibitor-row.ts';

const SHOW = {
  id: '2001',
  industry: 'textile',
  site: 'turkey',
  country: '',
  opens: '2027-03-01',
  closes: '2027-03-04',
  start_time: '10:00',
  end_time: '18:00',
  time_zone: 'Europe/Istanbul',
  location: 'Expo Center',
  map: 'https://maps.example/1',
  name_local: 'Fuar',
  short_name: 'tex',
  published: 'yes',
  phase: '2',
  popup: 'always',
  page_version: '9',
  split: 'no',
  entry_types: 'Sample | Enquiry',
  max_tag: '5',
  themes: 'TX0101 | TX0102',
  tag_categories: '601 | 602',
  picture: '77',
  name_en: 'Fair',
  name_tr: 'Fuar',
  intro_en: 'Fabrics.',
  shared_fields: 'country | mobile',
  halls_en: '1: Fabrics | 2: Homes',
  halls_tr: '1: Kumaş',
};
const cells = (row: Readonly<Record<string, string>>) => createCells(Object.keys(row), Object.values(row));
const fair = () => exhibitionFrom(cells(SHOW), undefined);

test('R-1.016 an exhibition is written back as it was read', () => {
  expect(exhibitionCells('2001', fair())).toEqual(SHOW);
});

test('R-1.016 values without a column stay, and an empty cell deletes an optional value', () => {
  const row = cells({ id: '2001', name_tr: '', phase: '', halls_en: '1: Fabrics' });
  const changed = exhibitionFrom(row, fair());
  expect(row.problems).toEqual([]);
  const { name_tr, ...rest } = SHOW;
  expect(exhibitionCells('2001', changed)).toEqual({ ...rest, phase: '', halls_en: '1: Fabrics' });
});

test('R-1.016 a new exhibition requires its place, dates, industry, site and texts', () => {
  const row = cells({ id: '2001' });
  exhibitionFrom(row, undefined);
  expect(row.problems.map(({ column, code }) => `${column} ${code}`)).toEqual(
    ['opens', 'closes', 'industry', 'site', 'time_zone', 'location', 'name_en', 'intro_en'].map(
      (column) => `${column} required`,
    ),
  );
});

test('R-1.016 D-28 opening hours are read in the usual formats, also when closing at or after midnight', () => {
  const hoursOf = (start_time: string, end_time: string) => {
    const row = cells({ ...SHOW, start_time, end_time });
    const { startTime, endTime } = exhibitionFrom(row, undefined);
    const refused = row.problems.map(({ column, code }) => `${column} ${code}`);
    return refused.length > 0 ? refused : [startTime, endTime];
  };
  expect(hoursOf('9:30', '17:00:00')).toEqual(['09:30', '17:00']);
  expect(hoursOf('20:00', '02:00')).toEqual(['20:00', '02:00']);
  expect(hoursOf('18:00', '24:00')).toEqual(['18:00', '00:00']);
  expect(hoursOf('00:00', '24:00:00')).toEqual(['00:00', '00:00']);
  expect(hoursOf('', '')).toEqual(['', '']);
  expect(hoursOf('24:00', '24:30')).toEqual(['start_time time', 'end_time time']);
  expect(hoursOf('10.00', '18:00:30')).toEqual(['start_time time', 'end_time time']);
});

test('R-1.016 THR-33 an exhibition shares only its listed fields with exhibitors, and all of them if the column is missing', () => {
  const { shared_fields, ...silent } = SHOW;
  const fieldsOf = (row: Readonly<Record<string, string>>) => exhibitionFrom(cells(row), undefined).sharedFields;
  expect([fieldsOf(SHOW), fieldsOf(silent), fieldsOf({ ...SHOW, shared_fields: '' })]).toEqual([
    ['country', 'mobile'],
    ['country', 'email', 'mobile'],
    [],
  ]);
  const wrong = cells({ ...SHOW, shared_fields: 'country | passport' });
  exhibitionFrom(wrong, undefined);
  expect(wrong.problems).toMatchObject([{ column: 'shared_fields', code: 'choice' }]);
});

test('R-1.016 a stand is written back as it was read, under its exhibition and supplier', () => {
  const id = exhibitorId('2001', 'S1');
  const row = { exhibition: '2001', supplier_id: 'S1', stand: 'A02', hall: '1', spotlight: 'yes' };
  expect(parseExhibitorId(id)).toEqual({ exhibitionId: '2001', supplierId: 'S1' });
  expect(exhibitorCells(id, exhibitorFrom(cells(row), undefined))).toEqual(row);
});
