import type { PlanLine } from './rows.ts';

/** A point on a route through a hall: `x` in stand widths from the left; `aisle` counted from the top. */
export interface RoutePoint {
  readonly x: number;
  readonly aisle: number;
}

interface RouteHall {
  readonly lines: readonly PlanLine<{ readonly standNo: string }>[];
  /** The number of stands in the longest line. */
  readonly columns: number;
}

/** Distance beside the stands, in stand widths, at which the route changes aisles. */
const SIDE_OFFSET = 0.15;

/**
 * Returns the aisle of a line of stands: the first two lines face each other across the first aisle, the next two
 * across the second.
 */
const getAisle = (line: number): number => Math.floor(line / 2);

/**
 * Returns a route through the aisles from stand to stand in the given order, around the nearer end of the rows; empty
 * for fewer than two stands. It connects the stands of a schematic plan and does not claim to match the real hall. D-28
 */
export function routeThrough({ lines, columns }: RouteHall, standNos: readonly string[]): readonly RoutePoint[] {
  const stops = standNos.flatMap((standNo, index) => {
    const line = lines.findIndex(({ stands }) => stands.some((stand) => stand.standNo === standNo));
    if (line < 0 || standNo === standNos[index - 1]) return [];
    const column = lines[line]?.stands.findIndex((stand) => stand.standNo === standNo) ?? 0;
    return [{ x: column + 0.5, aisle: getAisle(line) }];
  });
  if (stops.length < 2) return [];
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    return before === undefined || before.aisle === stop.aisle
      ? [stop]
      : [...walkAroundRows(before, stop, columns), stop];
  });
}

function walkAroundRows(from: RoutePoint, to: RoutePoint, columns: number): readonly RoutePoint[] {
  const x = from.x + to.x <= 2 * columns - from.x - to.x ? -SIDE_OFFSET : columns + SIDE_OFFSET;
  return [
    { x, aisle: from.aisle },
    { x, aisle: to.aisle },
  ];
}
