import { expect, test } from 'vitest';
import { createCells } from './cells.ts';
import { countryCell } from './country-cell.ts';

test.each([
  ['TR', 'TR'],
  ['tr', 'TR'],
  ['792', '792'],
  ['8', '008'],
  ['', ''],
])('D-64 the country %j of a file is read as %j', (cell, country) => {
  expect(countryCell(createCells(['country'], [cell], '.'), 'country')).toBe(country);
});

test('D-64 a country that is longer is reported', () => {
  const cells = createCells(['country'], ['Turkey'], '.');
  countryCell(cells, 'country');
  expect(cells.problems).toMatchObject([{ column: 'country' }]);
});
