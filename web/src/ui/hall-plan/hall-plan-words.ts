import type { HallPlan } from '@fairhall/core/contract/exhibition/calls';
import {
  HALL_FACILITY_KINDS,
  type HallDoor,
  type PlanBox,
  type PlanSide,
} from '@fairhall/core/contract/exhibition/hall-geometry';
import { buildLayout, type HallLayout } from '@fairhall/core/hall-plan/layout';
import { findRoute, type RouteLeg } from '@fairhall/core/hall-plan/route';
import { buildPlanLines } from '@fairhall/core/hall-plan/rows';
import type { Visit } from '../../page/screen.ts';
import { hrefAt } from '../exhibition-context.ts';
import { standName } from '../stand-name.ts';

/** A stand on a hall plan. */
export interface PlanStand {
  readonly standNo: string;
  /** Such as "H3 A12". */
  readonly plate: string;
  /** All three '' for an exhibitor without a page, which gets no link. */
  readonly supplierId: string;
  readonly name: string;
  readonly href: string;
  /** Where it is drawn; null for a stand that is not on the plan. */
  readonly box: (PlanBox & { readonly open: readonly PlanSide[] }) | null;
  /** The area in whole square metres; null if the organiser gave none. */
  readonly area: number | null;
}

/** A buyer's stop at a stand of the hall. */
export interface PlannedStop {
  readonly id: string;
  readonly number: number;
  readonly standNo: string;
}

export interface PlanLabel extends PlanBox {
  readonly name: string;
}

/** A hall plan as texts, links and shapes, in units of 10 cm. */
export interface HallPlanWords {
  readonly hall: string;
  /** Whether positions are only guessed from stand numbers, so that nothing is to scale. */
  readonly isScheme: boolean;
  readonly width: number;
  readonly depth: number;
  /** The path of the outer walls, with gaps for the doors. */
  readonly walls: string;
  readonly doors: readonly (HallDoor & { readonly name: string })[];
  readonly facilities: readonly PlanLabel[];
  readonly aisles: HallLayout['aisles'];
  /** All stands of the hall by row, also those that are not drawn. */
  readonly rows: readonly { readonly row: string; readonly stands: readonly PlanStand[] }[];
  readonly stops: readonly PlannedStop[];
  /** The way to each stop that is on the plan. */
  readonly legs: readonly RouteLeg[];
  /** Ids of the suppliers in this hall that are recommended to the buyer; empty until they are loaded. */
  readonly recommended: readonly string[];
}

/** Stands in a row of the list are not split into lines. */
const ROW_MOST = Number.MAX_SAFE_INTEGER;
const SQUARE_UNITS = 100;

/** Builds a hall plan. `stops` are the buyer's stops in this hall, in their order. D-28 */
export function hallPlanWords(
  { hall, stands, geometry }: Pick<HallPlan, 'hall' | 'stands' | 'geometry'>,
  { exhibitionId, stops }: { readonly exhibitionId: string; readonly stops: readonly PlannedStop[] },
  visit: Pick<Visit, 'href' | 'texts'>,
): HallPlanWords {
  const layout = buildLayout(stands, geometry);
  const boxes = new Map(layout.stands.map(({ standNo, ...box }) => [standNo, box]));
  const standWords = ({ standNo, supplierId = '', supplierName: name = '' }: HallPlan['stands'][number]): PlanStand => {
    const box = boxes.get(standNo) ?? null;
    return {
      standNo,
      supplierId,
      name,
      plate: standName(hall, standNo),
      href: hrefAt(exhibitionId, { route: 'supplier', params: { name, supplierId } }, visit),
      box,
      area: box === null || layout.isScheme ? null : Math.round((box.width * box.depth) / SQUARE_UNITS),
    };
  };
  return {
    hall,
    isScheme: layout.isScheme,
    width: layout.width,
    depth: layout.depth,
    walls: toWallPath(layout),
    doors: layout.doors.map((door) => ({
      ...door,
      name: door.label === '' ? visit.texts.text(`hallPlan.${door.kind}`) : door.label,
    })),
    facilities: layout.facilities.map((facility) => ({ ...facility, name: toFacilityName(facility.name, visit) })),
    aisles: layout.aisles,
    rows: buildPlanLines(stands, ROW_MOST).map(({ row, stands: rowStands }) => ({
      row,
      stands: rowStands.map(standWords),
    })),
    stops,
    legs: findRoute(
      layout,
      stops.map(({ standNo }) => standNo),
    ),
    recommended: [],
  };
}

function toFacilityName(name: string, { texts }: Pick<Visit, 'texts'>): string {
  const kind = HALL_FACILITY_KINDS.find((each) => each === name);
  return kind === undefined ? name : texts.text(`hallPlan.facility.${kind}`);
}

/** Draws each side of the hall from corner to corner, with a gap at each door. */
function toWallPath({ width, depth, doors }: HallLayout): string {
  const toPath = (side: PlanSide, length: number, at: (along: number) => string) => {
    const gaps = doors.filter((door) => door.side === side).toSorted((one, other) => one.at - other.at);
    const starts = [0, ...gaps.map((door) => door.at + door.width)];
    const ends = [...gaps.map((door) => door.at), length];
    return starts.map((start, index) => `M${at(start)}L${at(ends[index] ?? length)}`).join('');
  };
  return [
    toPath('top', width, (x) => `${x} 0`),
    toPath('bottom', width, (x) => `${x} ${depth}`),
    toPath('left', depth, (y) => `0 ${y}`),
    toPath('right', depth, (y) => `${width} ${y}`),
  ].join('');
}
