import type { HallDoor, PlanBox, PlanSide } from '../contract/exhibition/hall-geometry.ts';
import type { DrawnStand, HallLayout, PlanPoint } from './layout.ts';
import { createWalkGrid, type WalkGrid } from './walk-grid.ts';

/** The way to one stop, from the entrance or from the stop before. */
export interface RouteLeg {
  readonly standNo: string;
  /** The point in front of the stand, where its pin is. */
  readonly pin: PlanPoint;
  /** Corners of the path; empty for the first stop of a hall without an entrance, and if there is no way. */
  readonly points: readonly PlanPoint[];
  /** Walking time, rounded up; null without a path, and on a scheme, which is not to scale. */
  readonly minutes: number | null;
  /** The name of the aisle at the stand; '' if it has none. */
  readonly aisle: string;
}

/** The distance from a stand to its pin. */
const PIN_OFFSET = 11;
const UNITS_PER_METRE = 10;
const METRES_PER_MINUTE = 60;

/**
 * Returns the way from the entrance through the aisles to each of the stands, in their order. Stands that are not on the
 * plan are left out. No path crosses a stand or a facility. D-28
 */
export function findRoute(layout: HallLayout, standNos: readonly string[]): readonly RouteLeg[] {
  const stops = standNos.flatMap((standNo, index) => {
    const stand = standNo === standNos[index - 1] ? undefined : layout.stands.find((one) => one.standNo === standNo);
    return stand === undefined ? [] : [{ standNo, pin: findPin(layout, stand) }];
  });
  const entrance = layout.doors.find(({ kind }) => kind === 'entrance');
  const start = entrance === undefined ? undefined : toDoorPoint(layout, entrance);
  const points = [...stops.map(({ pin }) => pin), ...(start === undefined ? [] : [start])];
  const grid = stops.length === 0 ? null : createWalkGrid(layout, points);
  return stops.map(({ standNo, pin }, index): RouteLeg => {
    const from = stops[index - 1]?.pin ?? start;
    const path = from === undefined ? [] : findPath(grid, from, pin);
    const isMeasured = path.length > 1 && !layout.isScheme;
    return {
      standNo,
      pin,
      points: path,
      minutes: isMeasured ? Math.ceil(calculateLength(path) / UNITS_PER_METRE / METRES_PER_MINUTE) : null,
      aisle: layout.aisles.find(({ y, depth }) => pin.y > y && pin.y < y + depth)?.name ?? '',
    };
  });
}

const findPath = (grid: WalkGrid | null, from: PlanPoint, to: PlanPoint): readonly PlanPoint[] =>
  grid === null ? [] : grid.findPath(from, to);

const calculateLength = (path: readonly PlanPoint[]): number =>
  path.reduce((sum, point, index) => {
    const before = path[index - 1] ?? point;
    return sum + Math.abs(point.x - before.x) + Math.abs(point.y - before.y);
  }, 0);

/** The long sides come first: stands in a row have their names there. */
const SIDES_BY_PREFERENCE: readonly PlanSide[] = ['bottom', 'top', 'right', 'left'];

/** Returns the point in front of an open side of a stand; of any free side if no open side is free. */
function findPin(layout: HallLayout, stand: DrawnStand): PlanPoint {
  const open = SIDES_BY_PREFERENCE.filter((side) => stand.open.includes(side));
  const sides = [...open, ...SIDES_BY_PREFERENCE.filter((side) => !open.includes(side))];
  const points = sides.map((side) => toPointBefore(stand, side));
  return points.find((point) => isFree(layout, point)) ?? toPointBefore(stand, sides[0] ?? 'bottom');
}

function toPointBefore({ x, y, width, depth }: PlanBox, side: PlanSide): PlanPoint {
  if (side === 'top') return { x: x + width / 2, y: y - PIN_OFFSET };
  if (side === 'bottom') return { x: x + width / 2, y: y + depth + PIN_OFFSET };
  return { x: side === 'left' ? x - PIN_OFFSET : x + width + PIN_OFFSET, y: y + depth / 2 };
}

const isFree = ({ width, depth, stands, facilities }: HallLayout, { x, y }: PlanPoint): boolean =>
  x > 0 &&
  y > 0 &&
  x < width &&
  y < depth &&
  ![...stands, ...facilities].some((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.depth);

/** The middle of a door, just inside the hall. */
function toDoorPoint({ width, depth }: HallLayout, { side, at, width: wide }: HallDoor): PlanPoint {
  const middle = at + wide / 2;
  if (side === 'top' || side === 'bottom') return { x: middle, y: side === 'top' ? 1 : depth - 1 };
  return { x: side === 'left' ? 1 : width - 1, y: middle };
}
