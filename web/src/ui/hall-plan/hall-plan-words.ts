import type { HallPlan } from '@fairhall/core/contract/exhibition/calls';
import { type RoutePoint, routeThrough } from '@fairhall/core/hall-plan/route';
import { buildPlanLines } from '@fairhall/core/hall-plan/rows';
import type { Visit } from '../../page/screen.ts';
import { hrefAt } from '../exhibition-context.ts';
import { standName } from '../stand-name.ts';

/** A stand on a hall plan. */
export interface PlanStand {
  readonly standNo: string;
  /** Such as "H3 A12". */
  readonly plate: string;
  /** Both '' for an exhibitor without a page, which gets no link. */
  readonly name: string;
  readonly href: string;
  /** The buyer's planned stops at the stand; may be empty. */
  readonly plannedStops: readonly PlannedStop[];
}

export interface PlannedStop {
  readonly id: string;
  readonly number: number;
}

/** A hall plan as texts and links. It is schematic, not to scale: the letters in the stand numbers form the rows. */
export interface HallPlanWords {
  readonly hall: string;
  readonly lines: readonly { readonly row: string; readonly stands: readonly PlanStand[] }[];
  /** The number of stands that fit in a line; one of `WIDTH_STEPS`. */
  readonly columns: number;
  /** The route from stop to stop. */
  readonly route: readonly RoutePoint[];
}

/** The line widths, in stands, for which there are styles. */
const WIDTH_STEPS = [3, 4, 6, 8, 12, 16] as const;
const MAX_WIDTH = 16;

/** A buyer's stop at a stand of the hall. */
interface PlacedStop extends PlannedStop {
  readonly standNo: string;
}

/** Builds a hall plan. `stops` are the buyer's stops in this hall, in their order. D-28 */
export function hallPlanWords(
  { hall, stands }: Pick<HallPlan, 'hall' | 'stands'>,
  { exhibitionId, stops }: { readonly exhibitionId: string; readonly stops: readonly PlacedStop[] },
  visit: Pick<Visit, 'href'>,
): HallPlanWords {
  const lines = buildPlanLines(stands, MAX_WIDTH);
  const longest = Math.max(0, ...lines.map(({ stands: rowStands }) => rowStands.length));
  const columns = WIDTH_STEPS.find((width) => width >= longest) ?? MAX_WIDTH;
  const standWords = ({
    standNo,
    supplierId = '',
    supplierName: name = '',
  }: HallPlan['stands'][number]): PlanStand => ({
    standNo,
    name,
    plate: standName(hall, standNo),
    href: hrefAt(exhibitionId, { route: 'supplier', params: { name, supplierId } }, visit),
    plannedStops: stops.flatMap((stop) => (stop.standNo === standNo ? [{ id: stop.id, number: stop.number }] : [])),
  });
  return {
    hall,
    columns,
    lines: lines.map(({ row, stands: rowStands }) => ({ row, stands: rowStands.map(standWords) })),
    route: routeThrough(
      { lines, columns },
      stops.map(({ standNo }) => standNo),
    ),
  };
}
