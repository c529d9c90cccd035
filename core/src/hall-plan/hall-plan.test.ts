import { expect, test } from 'vitest';
import { routeThrough } from './route.ts';
import { buildPlanLines } from './rows.ts';

const stands = (...numbers: string[]) => numbers.map((standNo) => ({ standNo }));
const linesOf = (numbers: readonly string[], most = 12) =>
  buildPlanLines(stands(...numbers), most).map(({ row, stands: own }) => [
    row,
    own.map(({ standNo }) => standNo).join(' '),
  ]);

test('D-28 stands are grouped into rows by letter and sorted by number', () => {
  expect(linesOf(['B2', 'A10', 'A9', 'b-11', 'AA1'])).toEqual([
    ['A', 'A9 A10'],
    ['AA', 'AA1'],
    ['B', 'B2 b-11'],
  ]);
});

test('D-28 stands with other numbers form a last row without a name', () => {
  expect(linesOf(['Foyer', '12', '3', 'A1'])).toEqual([
    ['A', 'A1'],
    ['', '3 12 Foyer'],
  ]);
  expect(linesOf([])).toEqual([]);
});

test('D-28 a long row is split into even lines, and only the first is named', () => {
  expect(linesOf(['A1', 'A2', 'A3', 'A4', 'A5'], 4)).toEqual([
    ['A', 'A1 A2 A3'],
    ['', 'A4 A5'],
  ]);
});

const hall = { lines: buildPlanLines(stands('A1', 'A2', 'A3', 'A4', 'B1', 'C1', 'C4', 'D2'), 12), columns: 4 };

test('D-28 the route follows one aisle between facing stands, and otherwise goes around the nearer end', () => {
  expect(routeThrough(hall, ['A1', 'B1', 'A4'])).toEqual([
    { x: 0.5, aisle: 0 },
    { x: 0.5, aisle: 0 },
    { x: 3.5, aisle: 0 },
  ]);
  expect(routeThrough(hall, ['A2', 'C1'])).toEqual([
    { x: 1.5, aisle: 0 },
    { x: -0.15, aisle: 0 },
    { x: -0.15, aisle: 1 },
    { x: 0.5, aisle: 1 },
  ]);
  expect(routeThrough(hall, ['A4', 'C4'])[1]).toEqual({ x: 4.15, aisle: 0 });
});

test('D-28 there is no route to a single stand, or to one that is not in the hall', () => {
  expect(routeThrough(hall, ['A1'])).toEqual([]);
  expect(routeThrough(hall, ['A1', 'A1'])).toEqual([]);
  expect(routeThrough(hall, ['A1', 'Z9'])).toEqual([]);
});
