import { expect, test } from 'vitest';
import type { HallGeometry, PlanBox, StandPlace } from '../contract/exhibition/hall-geometry.ts';
import { buildLayout, type HallLayout } from './layout.ts';
import { findRoute, type RouteLeg } from './route.ts';
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

const SCHEME = stands('A1', 'A2', 'A3', 'B1', 'B2', 'C1', 'C2', 'C3', 'D2');
const HALL: HallGeometry = {
  width: 40,
  depth: 30,
  doors: [{ kind: 'entrance', side: 'bottom', at: 17, width: 6, label: '' }],
  facilities: [{ name: 'cafe', x: 2, y: 24, width: 12, depth: 4 }],
};
const placed = (standNo: string, x: number, y: number, ...open: StandPlace['open']) => ({
  standNo,
  place: { x, y, width: 6, depth: 4, open },
});
/** Two rows back to back with a centre aisle, and one at the wall. */
const TRUE_STANDS = [
  placed('A1', 4, 1, 'bottom'),
  placed('A2', 10, 1, 'bottom'),
  placed('A3', 24, 1, 'bottom'),
  placed('B1', 4, 9, 'top'),
  placed('B2', 10, 9, 'top'),
  placed('B3', 24, 9, 'top', 'right'),
  placed('C1', 4, 13, 'bottom'),
  placed('C3', 24, 13, 'bottom'),
];

test('D-28 a hall without measures is a scheme of equal boxes: two rows face an aisle, the next two are back to back', () => {
  const layout = buildLayout(SCHEME, undefined);
  expect(layout).toMatchObject({ isScheme: true, doors: [], facilities: [] });
  expect(new Set(layout.stands.map(({ width, depth }) => `${width} ${depth}`)).size).toBe(1);
  expect(layout.aisles.map(({ name }) => name)).toEqual(['AB', 'CD']);
  const yOf = (standNo: string) => layout.stands.find((stand) => stand.standNo === standNo) as PlanBox;
  expect(yOf('C1').y).toBe(yOf('B1').y + yOf('B1').depth);
  // Stands with a place in a hall without a size make a scheme too, and so does a hall without a placed stand.
  expect(buildLayout(TRUE_STANDS, undefined).isScheme).toBe(true);
  expect(buildLayout(SCHEME, HALL).isScheme).toBe(true);
});

test('D-28 a hall with measures is drawn in units of 10 cm, without stands that have no place in it', () => {
  const layout = buildLayout([...TRUE_STANDS, { standNo: 'D1' }, placed('D2', 36, 1)], HALL);
  expect(layout).toMatchObject({ isScheme: false, width: 400, depth: 300 });
  expect(layout.stands.find(({ standNo }) => standNo === 'B3')).toMatchObject({
    x: 240,
    y: 90,
    width: 60,
    depth: 40,
    open: ['top', 'right'],
  });
  expect(layout.stands.map(({ standNo }) => standNo)).not.toContain('D1');
  expect(layout.stands.map(({ standNo }) => standNo)).not.toContain('D2');
  expect(layout.doors).toMatchObject([{ at: 170, width: 60 }]);
  expect(layout.facilities).toMatchObject([{ x: 20, y: 240, width: 120, depth: 40 }]);
  expect(layout.aisles).toEqual([{ name: 'AB', y: 50, depth: 40 }]);
});

/** The boxes that a path crosses, and its segments that are neither horizontal nor vertical. */
function findFaults({ stands: boxes, facilities }: HallLayout, legs: readonly RouteLeg[]): readonly unknown[] {
  return legs.flatMap(({ points }) =>
    points.slice(1).flatMap((point, index) => {
      const before = points[index] ?? point;
      const [left, right] = [Math.min(point.x, before.x), Math.max(point.x, before.x)];
      const [top, bottom] = [Math.min(point.y, before.y), Math.max(point.y, before.y)];
      const crossed = [...boxes, ...facilities].filter(
        (box) => right > box.x && left < box.x + box.width && bottom > box.y && top < box.y + box.depth,
      );
      return left !== right && top !== bottom ? [point, ...crossed] : crossed;
    }),
  );
}

test('D-28 the route starts at the entrance, visits the stands in order along the aisles and never crosses a stand', () => {
  const layout = buildLayout(TRUE_STANDS, HALL);
  const orders = [
    ['A1', 'B3', 'C1', 'A3'],
    ['C3', 'C1', 'B1', 'A2', 'B2', 'A1'],
    ['B2', 'C3'],
  ];
  for (const order of orders) {
    const legs = findRoute(layout, order);
    expect(legs.map(({ standNo }) => standNo)).toEqual(order);
    expect(legs[0]?.points[0]).toEqual({ x: 200, y: 299 });
    for (const [index, leg] of legs.entries()) {
      expect(leg.points.length).toBeGreaterThan(1);
      expect(leg.points.at(-1)).toEqual(leg.pin);
      if (index > 0) expect(leg.points[0]).toEqual(legs[index - 1]?.pin);
    }
    expect(findFaults(layout, legs)).toEqual([]);
  }
});

test('D-28 the way to a stand takes a minute for each 60 m begun, and names its aisle', () => {
  const [first, second] = findRoute(buildLayout(TRUE_STANDS, HALL), ['A3', 'A1']);
  expect(first).toMatchObject({ minutes: 1, aisle: 'AB' });
  expect(second).toMatchObject({ minutes: 1, aisle: 'AB' });
  const wide = { ...HALL, width: 400 };
  const [far] = findRoute(buildLayout([...TRUE_STANDS, placed('A9', 390, 1, 'bottom')], wide), ['A9']);
  expect(far?.minutes).toBe(7);
});

test('D-28 on a scheme the route has no minutes and starts at the first stop', () => {
  const layout = buildLayout(SCHEME, undefined);
  const legs = findRoute(layout, ['A1', 'C3', 'D2']);
  expect(legs.map(({ minutes }) => minutes)).toEqual([null, null, null]);
  expect(legs[0]?.points).toEqual([]);
  expect(legs.slice(1).every(({ points }) => points.length > 1)).toBe(true);
  expect(findFaults(layout, legs)).toEqual([]);
});

test('D-28 a stand that is not on the plan is left out of the route, and so is a second visit in a row', () => {
  const layout = buildLayout(SCHEME, undefined);
  expect(findRoute(layout, ['A1', 'A1', 'Z9']).map(({ standNo }) => standNo)).toEqual(['A1']);
  expect(findRoute(layout, [])).toEqual([]);
});

test('D-28 a stand that is walled in has no way to it', () => {
  const walls = [
    placed('A1', 10, 10, 'bottom'),
    { standNo: 'B1', place: { x: 8, y: 16, width: 10, depth: 1, open: [] } },
    { standNo: 'B2', place: { x: 8, y: 8, width: 10, depth: 1, open: [] } },
    { standNo: 'B3', place: { x: 8, y: 9, width: 1, depth: 7, open: [] } },
    { standNo: 'B4', place: { x: 17, y: 9, width: 1, depth: 7, open: [] } },
  ];
  expect(findRoute(buildLayout(walls, HALL), ['A1'])).toMatchObject([{ points: [], minutes: null }]);
});
