import type { HallGeometry, PlanSide, StandPlace } from '@fairhall/core/contract/exhibition/hall-geometry';
import { buildPlanLines } from '@fairhall/core/hall-plan/rows';
import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';
import { hashSha256 } from '../identity/secrets.ts';

/** A hall's geometry and the places of its stands by number. */
interface DemoHallPlan {
  readonly geometry: HallGeometry;
  readonly places: ReadonlyMap<string, StandPlace>;
}

interface NumberedStand {
  readonly standNo: string;
}

/** Measures of a demo hall in metres. */
const MARGIN = 4;
const TOP_MARGIN = 1.4;
const AISLE = 4;
const DEPTH = 3.6;
const WIDTHS = [6, 7.2, 8.4] as const;
/** The least width of the stands on each side of the centre aisle, so that facilities have room below them. */
const BLOCK_LEAST = 22;
const FACILITY = { width: 9, depth: 4 } as const;
/** Stands in a line; no demo hall has a longer row. */
const LINE_MOST = 40;

/**
 * Creates the plan of a demo hall from its stand numbers. The first row has its back to the upper wall; the next two are
 * back to back, and so on, with an aisle between rows that face each other and another one across all rows. D-28
 */
export function createDemoHallPlan(stands: readonly NumberedStand[]): DemoHallPlan {
  const lines = buildPlanLines(stands, LINE_MOST).map((line) => {
    const half = Math.ceil(line.stands.length / 2);
    return { left: line.stands.slice(0, half), right: line.stands.slice(half) };
  });
  const getBlockWidth = (block: 'left' | 'right') =>
    Math.max(BLOCK_LEAST, ...lines.map((line) => addUp(line[block].map(getStandWidth))));
  const [left, right] = [getBlockWidth('left'), getBlockWidth('right')];
  const centre = MARGIN + left;
  const places = new Map<string, StandPlace>();
  let y = TOP_MARGIN;
  lines.forEach((line, index) => {
    const facing: PlanSide = index % 2 === 0 ? 'bottom' : 'top';
    addBlock(places, line.left, { x: MARGIN, y, facing });
    addBlock(places, line.right, { x: centre + AISLE, y, facing });
    y = toCentimetres(y + DEPTH + (index % 2 === 0 ? AISLE : 0));
  });
  if (lines.length % 2 === 0) y = toCentimetres(y + AISLE);
  const width = toCentimetres(centre + AISLE + right + MARGIN);
  return {
    places,
    geometry: {
      width,
      depth: toCentimetres(y + FACILITY.depth + 1),
      doors: [
        { kind: 'entrance', side: 'bottom', at: toCentimetres(centre - 1), width: AISLE + 2, label: '' },
        { kind: 'exit', side: 'left', at: toCentimetres(TOP_MARGIN + DEPTH + 0.5), width: 3, label: '' },
        { kind: 'exit', side: 'right', at: toCentimetres(TOP_MARGIN + DEPTH + 0.5), width: 3, label: '' },
      ],
      facilities: [
        { name: 'cafe', x: MARGIN, y, ...FACILITY },
        { name: 'toilets', x: MARGIN + FACILITY.width + 1, y, ...FACILITY },
        { name: 'information', x: toCentimetres(centre + AISLE + 2), y, ...FACILITY },
      ],
    },
  };
}

function addBlock(
  places: Map<string, StandPlace>,
  stands: readonly NumberedStand[],
  { x, y, facing }: { readonly x: number; readonly y: number; readonly facing: PlanSide },
): void {
  let left = x;
  stands.forEach((stand, index) => {
    const width = getStandWidth(stand);
    const open: PlanSide[] = [facing];
    if (index === 0) open.push('left');
    if (index === stands.length - 1) open.push('right');
    places.set(stand.standNo, { x: toCentimetres(left), y, width, depth: DEPTH, open });
    left += width;
  });
}

/** The same width every time for the same number. */
const getStandWidth = ({ standNo }: NumberedStand): number =>
  WIDTHS[Number.parseInt(hashSha256(standNo).slice(0, 8), 16) % WIDTHS.length] ?? WIDTHS[0];

const addUp = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const toCentimetres = (metres: number): number => Math.round(metres * 100) / 100;

/** Adds the plans of all halls of some demo exhibitions. A hall that has a plan keeps it. */
export async function insertDemoHallPlans({ kysely }: Transaction, exhibitionIds: readonly string[]): Promise<void> {
  if (exhibitionIds.length === 0) return;
  const rows = await kysely
    .selectFrom('exhibitor')
    .select(['exhibition_id', 'hall', 'stand_no as standNo'])
    .where('exhibition_id', 'in', exhibitionIds)
    .execute();
  for (const [first, ...others] of Map.groupBy(
    rows,
    ({ exhibition_id, hall }) => `${exhibition_id}|${hall}`,
  ).values()) {
    if (first === undefined) continue;
    const { geometry, places } = createDemoHallPlan([first, ...others]);
    const { numUpdatedRows } = await kysely
      .updateTable('exhibition_hall')
      .set({ geometry: JSON.stringify(geometry) })
      .where('exhibition_id', '=', first.exhibition_id)
      .where('hall', '=', first.hall)
      .where('geometry', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    await sql`
      update exhibitor set place = given.value
      from jsonb_each(${JSON.stringify(Object.fromEntries(places))}::jsonb) given
      where exhibition_id = ${first.exhibition_id} and hall = ${first.hall} and stand_no = given.key`.execute(kysely);
  }
}
