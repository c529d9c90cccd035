import type { HallPlan } from '@fairhall/core/contract/exhibition/calls';
import { type RoutePoint, routeThrough } from '@fairhall/core/hall-plan/route';
import { buildPlanLines } from '@fairhall/core/hall-plan/rows';
import type { Visit } from '../../page/screen.ts';
import { hrefAt } from '../exhibition-context.ts';
import { standName } from '../stand-name.ts';

/** A stand on the plan of a hall. */
export interface PlanStand {
  readonly standNo: string;
  /** Such as "H3 A12". */
  readonly plate: string;
  /** '' for an exhibitor without a page, which is no link then. */
  readonly name: string;
  readonly href: string;
  /** The ids and numbers of the reader's stops there; none where it is not on her plan. */
  readonly plannedStops: readonly PlannedStop[];
}

export interface PlannedStop {
  readonly id: string;
  readonly number: number;
}

/** The plan of a hall in words and links. It is a scheme: rows by the letters of the stands' numbers, not to scale. */
export interface HallPlanWords {
  readonly hall: string;
  readonly lines: readonly { readonly row: string; readonly stands: readonly PlanStand[] }[];
  /** How many stands a line has room for: one of `WIDTHS`. */
  readonly columns: number;
  /** The way from stop to stop. */
  readonly route: readonly RoutePoint[];
}

/** Numbers of stands in a line for which there are styles. */
const WIDTH_STEPS = [3, 4, 6, 8, 12, 16] as const;
const MAX_WIDTH = 16;

/** A stop of the reader's at a stand of the hall. */
interface PlacedStop extends PlannedStop {
  readonly standNo: string;
}

/** `stops` are the reader's own in this hall, in their order. D-28 */
export function hallPlanWords(
  { hall, stands }: Pick<HallPlan, 'hall' | 'stands'>,
  { exhibitionId, stops }: { readonly exhibitionId: string; readonly stops: readonly PlacedStop[] },
  visit: Pick<Visit, 'href'>,
): HallPlanWords {
  const lines = buildPlanLines(stands, MAX_WIDTH);
  const longest = Math.max(0, ...lines.map(({ stands: plannedStops }) => plannedStops.length));
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
    lines: lines.map(({ row, stands: plannedStops }) => ({ row, stands: plannedStops.map(standWords) })),
    route: routeThrough(
      { lines, columns },
      stops.map(({ standNo }) => standNo),
    ),
  };
}
