import type {
  HallDoor,
  HallFacility,
  HallGeometry,
  PlanBox,
  PlanSide,
  StandPlace,
} from '../contract/exhibition/hall-geometry.ts';
import { isWithin } from '../contract/exhibition/hall-geometry.ts';
import { buildPlanLines, rowOf } from './rows.ts';

/** A point on a plan, in units of 10 cm. */
export interface PlanPoint {
  readonly x: number;
  readonly y: number;
}

/** A stand on the drawing, in units of 10 cm. */
export interface DrawnStand extends StandPlace {
  readonly standNo: string;
}

/** An aisle between two rows of stands, named after them, such as "AB". */
export interface Aisle {
  readonly name: string;
  readonly y: number;
  readonly depth: number;
}

/** A hall as it is drawn. One unit is 10 cm; on a scheme, units are not to scale. */
export interface HallLayout {
  readonly isScheme: boolean;
  readonly width: number;
  readonly depth: number;
  readonly stands: readonly DrawnStand[];
  readonly aisles: readonly Aisle[];
  readonly doors: readonly HallDoor[];
  readonly facilities: readonly HallFacility[];
}

interface StandToPlace {
  readonly standNo: string;
  readonly place?: StandPlace | undefined;
}

const UNITS_PER_METRE = 10;

/**
 * Lays out a hall: true to the organiser's measures if there are any, otherwise as a scheme. A true plan lacks stands
 * without a place and stands that do not lie in the hall. D-28
 */
export function buildLayout(stands: readonly StandToPlace[], geometry: HallGeometry | undefined): HallLayout {
  const placed = stands.flatMap(({ standNo, place }) =>
    geometry === undefined || place === undefined || !isWithin(place, geometry) ? [] : [{ standNo, place }],
  );
  return geometry === undefined || placed.length === 0 ? buildScheme(stands) : buildTrueLayout(placed, geometry);
}

function buildTrueLayout(
  stands: readonly { readonly standNo: string; readonly place: StandPlace }[],
  geometry: HallGeometry,
): HallLayout {
  const drawn = stands.map(({ standNo, place }) => ({ standNo, open: place.open, ...toUnits(place) }));
  return {
    isScheme: false,
    width: toUnit(geometry.width),
    depth: toUnit(geometry.depth),
    stands: drawn,
    aisles: findAisles(drawn),
    doors: geometry.doors.map((door) => ({ ...door, at: toUnit(door.at), width: toUnit(door.width) })),
    facilities: geometry.facilities.map((facility) => ({ name: facility.name, ...toUnits(facility) })),
  };
}

const toUnit = (metres: number): number => Math.round(metres * UNITS_PER_METRE * 10) / 10;

const toUnits = ({ x, y, width, depth }: PlanBox): PlanBox => ({
  x: toUnit(x),
  y: toUnit(y),
  width: toUnit(width),
  depth: toUnit(depth),
});

/** Measures of a scheme. */
const SCHEME = { width: 64, depth: 40, aisle: 44, side: 40, wall: 14 } as const;
/** The largest number of stands in a line of a scheme. */
const LINE_MOST = 12;

/**
 * Draws equal boxes in rows by the letters of the stand numbers. The first two lines face each other across an aisle,
 * the next two are back to back with them.
 */
function buildScheme(stands: readonly StandToPlace[]): HallLayout {
  const lines = buildPlanLines(stands, LINE_MOST);
  const columns = Math.max(0, ...lines.map((line) => line.stands.length));
  const getY = (line: number) => SCHEME.wall + line * SCHEME.depth + Math.ceil(line / 2) * SCHEME.aisle;
  const drawn = lines.flatMap((line, index) =>
    line.stands.map(({ standNo }, column): DrawnStand => {
      const facing: PlanSide = index % 2 === 0 ? 'bottom' : 'top';
      const x = SCHEME.side + column * SCHEME.width;
      return { standNo, x, y: getY(index), width: SCHEME.width, depth: SCHEME.depth, open: [facing] };
    }),
  );
  const lastAisle = lines.length % 2 === 0 ? SCHEME.wall : SCHEME.aisle;
  return {
    isScheme: true,
    width: columns * SCHEME.width + 2 * SCHEME.side,
    depth: getY(lines.length - 1) + SCHEME.depth + lastAisle,
    stands: drawn,
    aisles: findAisles(drawn),
    doors: [],
    facilities: [],
  };
}

/** The narrowest aisle that gets a name. */
const AISLE_LEAST = 10;
/** How far the edge of a row may be from the edge of its aisle. */
const EDGE_TOLERANCE = 2;

/** Finds the strips without stands that run between two rows across the hall. */
function findAisles(stands: readonly DrawnStand[]): readonly Aisle[] {
  const sorted = stands.toSorted((one, other) => one.y - other.y);
  const aisles: Aisle[] = [];
  let bottom = sorted[0]?.y ?? 0;
  for (const stand of sorted) {
    const top = bottom;
    if (stand.y - top >= AISLE_LEAST) {
      const above = stands.filter(({ y, depth }) => Math.abs(y + depth - top) < EDGE_TOLERANCE);
      const below = stands.filter(({ y }) => Math.abs(y - stand.y) < EDGE_TOLERANCE);
      const name = [...new Set([...above, ...below].map(rowOf))].join('');
      if (name !== '') aisles.push({ name, y: top, depth: stand.y - top });
    }
    bottom = Math.max(bottom, stand.y + stand.depth);
  }
  return aisles;
}
