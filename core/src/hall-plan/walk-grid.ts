import type { PlanBox } from '../contract/exhibition/hall-geometry.ts';
import type { HallLayout, PlanPoint } from './layout.ts';

/** Finds ways in a hall that run along its walls and never cross a stand. */
export interface WalkGrid {
  /** Returns the corners of the way, with both ends; empty if there is none. */
  findPath(from: PlanPoint, to: PlanPoint): readonly PlanPoint[];
}

/** How far people keep from a stand; gaps narrower than twice that are no aisles. */
const CLEARANCE = 5;
/** What a turn costs, in units of length, so that a way has few corners. */
const TURN_COST = 25;
/** The largest number of crossings that is searched; a hall with irregular stands may have more, and gets no route. */
const NODES_MAX = 40_000;

/**
 * Creates the lines on which people walk: the middles of all strips between the edges of stands, and the lines through
 * the given points. Two neighbouring crossings are connected if neither lies in a stand. Null for too large a hall.
 */
export function createWalkGrid(layout: HallLayout, points: readonly PlanPoint[]): WalkGrid | null {
  const boxes = [...layout.stands, ...layout.facilities];
  const across = toStrips(
    layout.width,
    boxes.flatMap(({ x, width }) => [x, x + width]),
  );
  const down = toStrips(
    layout.depth,
    boxes.flatMap(({ y, depth }) => [y, y + depth]),
  );
  const xs = sortUnique([...across.middles, ...points.map(({ x }) => x)]);
  const ys = sortUnique([...down.middles, ...points.map(({ y }) => y)]);
  if (xs.length * ys.length > NODES_MAX) return null;
  const isPinLine = (y: number) => !down.middles.includes(y);
  const isBlocked = xs.map((x) => ys.map((y) => boxes.some((box) => isInside(box, { x, y }))));
  // Lines through pins run close to the stands: people leave them for the middle of the aisle.
  const getCost = (y: number) => (isPinLine(y) ? 2 : 1);
  return { findPath: (from, to) => search({ xs, ys, isBlocked, getCost }, from, to) };
}

function toStrips(length: number, edges: readonly number[]): { readonly middles: readonly number[] } {
  // Both edges of the clearance are boundaries of strips; which of the two a box has is no matter here.
  const cuts = sortUnique(
    [0, length, ...edges.flatMap((edge) => [edge - CLEARANCE, edge + CLEARANCE])].filter(
      (cut) => cut >= 0 && cut <= length,
    ),
  );
  return { middles: cuts.slice(1).map((cut, index) => (cut + (cuts[index] ?? 0)) / 2) };
}

const isInside = ({ x, y, width, depth }: PlanBox, point: PlanPoint): boolean =>
  point.x > x - CLEARANCE &&
  point.x < x + width + CLEARANCE &&
  point.y > y - CLEARANCE &&
  point.y < y + depth + CLEARANCE;

const sortUnique = (numbers: readonly number[]): readonly number[] =>
  [...new Set(numbers)].toSorted((one, other) => one - other);

interface Lines {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly isBlocked: readonly (readonly boolean[])[];
  readonly getCost: (y: number) => number;
}

/** A crossing, reached in one of two directions. */
interface Step {
  readonly column: number;
  readonly line: number;
  readonly isAcross: boolean;
  readonly cost: number;
  readonly before: Step | null;
}

const NEIGHBOURS = [
  { columns: 1, lines: 0 },
  { columns: -1, lines: 0 },
  { columns: 0, lines: 1 },
  { columns: 0, lines: -1 },
] as const;

/** Searches the cheapest way first (Dijkstra). */
function search({ xs, ys, isBlocked, getCost }: Lines, from: PlanPoint, to: PlanPoint): readonly PlanPoint[] {
  const end = { column: xs.indexOf(to.x), line: ys.indexOf(to.y) };
  const open = new CheapestFirst();
  const start = { column: xs.indexOf(from.x), line: ys.indexOf(from.y), cost: 0, before: null };
  open.push({ ...start, isAcross: false });
  open.push({ ...start, isAcross: true });
  const done = new Set<number>();
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    const key = (step.column * ys.length + step.line) * 2 + Number(step.isAcross);
    if (done.has(key)) continue;
    done.add(key);
    if (step.column === end.column && step.line === end.line) return toCorners(step, xs, ys);
    for (const { columns, lines } of NEIGHBOURS) {
      const [column, line] = [step.column + columns, step.line + lines];
      if (isBlocked[column]?.[line] !== false) continue;
      const isAcross = lines === 0;
      const distance = Math.abs((xs[column] ?? 0) - (xs[step.column] ?? 0)) * (isAcross ? getCost(ys[line] ?? 0) : 1);
      const down = Math.abs((ys[line] ?? 0) - (ys[step.line] ?? 0));
      const turn = isAcross === step.isAcross ? 0 : TURN_COST;
      open.push({ column, line, isAcross, cost: step.cost + distance + down + turn, before: step });
    }
  }
  return [];
}

/** Returns the ends and corners of a way; crossings that it passes straight are left out. */
function toCorners(last: Step, xs: readonly number[], ys: readonly number[]): readonly PlanPoint[] {
  const points: PlanPoint[] = [];
  for (let step: Step | null = last; step !== null; step = step.before) {
    const point = { x: xs[step.column] ?? 0, y: ys[step.line] ?? 0 };
    const [next, second] = [points.at(-1), points.at(-2)];
    const isStraight =
      next !== undefined &&
      second !== undefined &&
      ((point.x === next.x && next.x === second.x) || (point.y === next.y && next.y === second.y));
    if (isStraight) points.pop();
    points.push(point);
  }
  return points.reverse();
}

/** A binary heap of steps by cost. */
class CheapestFirst {
  readonly #steps: Step[] = [];

  push(step: Step): void {
    const steps = this.#steps;
    let index = steps.push(step) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = steps[parent];
      if (above === undefined || above.cost <= step.cost) break;
      steps[index] = above;
      index = parent;
    }
    steps[index] = step;
  }

  pop(): Step | undefined {
    const steps = this.#steps;
    const [first] = steps;
    const last = steps.pop();
    if (last === undefined || steps.length === 0) return first;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      const right = steps[child + 1];
      if (right !== undefined && right.cost < (steps[child]?.cost ?? 0)) child += 1;
      const below = steps[child];
      if (below === undefined || below.cost >= last.cost) break;
      steps[index] = below;
      index = child;
    }
    steps[index] = last;
    return first;
  }
}
