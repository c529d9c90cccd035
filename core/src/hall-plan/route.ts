import type { PlanLine } from './rows.ts';

/** A point of a way through a hall: `x` in widths of a stand from the left, in the aisle of this number from the top. */
export interface RoutePoint {
  readonly x: number;
  readonly aisle: number;
}

interface RouteHall {
  readonly lines: readonly PlanLine<{ readonly standNo: string }>[];
  /** How many stands the longest line has. */
  readonly columns: number;
}

/** How far beside the stands one goes from aisle to aisle, in widths of a stand. */
const SIDE_OFFSET = 0.15;

/** The aisle at which a line of stands lies: the first two lines face one another across the first, the next two the second. */
const getAisle = (line: number): number => Math.floor(line / 2);

/**
 * A way through the aisles from stand to stand in the order given, around the nearer end of the rows; empty for fewer than two
 * stands. It joins the stands of a scheme and claims nothing about the hall. D-28
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
