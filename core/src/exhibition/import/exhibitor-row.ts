import { HALL_SIDES, type PlanSide, type StandPlace } from '../../contract/exhibition/hall-geometry.ts';
import { HALL_MAX } from '../../contract/exhibition/limits.ts';
import { type Cells, joinCell } from '../../files/cells.ts';
import { readYesNo, requireCell, toYesNoCell } from '../../files/require-cell.ts';
import { parseMetres } from './metres.ts';

const STAND_MAX = 20;
/** Separates the exhibition's id from the supplier's id; neither contains it. */
const ID_SEPARATOR = '|';

/** The fields of a stand that an import file can set. Its id gives the exhibition and the supplier. */
export interface ImportedExhibitor {
  readonly stand: string;
  readonly hall: string;
  /** Whether the supplier has paid to be shown first at the exhibition. */
  readonly spotlight: boolean;
  /** Absent if the organiser gave no position. */
  readonly place?: StandPlace;
}

/** Builds a stand from an import row. */
export function exhibitorFrom(cells: Cells, before: ImportedExhibitor | undefined): ImportedExhibitor {
  const requireText = (column: string, max: number, present: string | undefined) =>
    requireCell(cells, column, { cellValue: cells.cell(column, max), present, empty: '' });
  const place = parsePlace(cells, before?.place);
  return {
    stand: requireText('stand', STAND_MAX, before?.stand),
    hall: requireText('hall', HALL_MAX, before?.hall),
    spotlight: readYesNo(cells, 'spotlight') ?? before?.spotlight ?? false,
    ...(place === undefined ? {} : { place }),
  };
}

/** The smallest value of each measure in metres: a stand has a width and a depth. */
const MEASURES = { x: 0, y: 0, width: 1, depth: 1 } as const;
type Measure = keyof typeof MEASURES;
const MEASURE_MAX = 10;
const SIDE_MAX = 10;

/** Reads the position and size of a stand, all four numbers or none. A file without these columns keeps what is stored. */
function parsePlace(cells: Cells, before: StandPlace | undefined): StandPlace | undefined {
  const getText = (measure: Measure) => cells.number(measure, MEASURE_MAX) ?? before?.[measure].toString() ?? '';
  const texts = { x: getText('x'), y: getText('y'), width: getText('width'), depth: getText('depth') };
  const open = parseOpenSides(cells) ?? before?.open ?? [];
  if (Object.values(texts).every((text) => text === '')) {
    // A cell with a problem reads as empty too.
    if (open.length > 0 && cells.has('open')) cells.reportProblem('x', 'required');
    return undefined;
  }
  const read = (measure: Measure): number => {
    const metres = parseMetres(texts[measure], MEASURES[measure]);
    if (texts[measure] === '') cells.reportProblem(measure, 'required');
    else if (Number.isNaN(metres)) cells.reportProblem(measure, 'setting', { choices: '12.5' });
    return metres;
  };
  return { x: read('x'), y: read('y'), width: read('width'), depth: read('depth'), open };
}

function parseOpenSides(cells: Cells): readonly PlanSide[] | undefined {
  const sides = cells.list('open', { most: HALL_SIDES.length, max: SIDE_MAX });
  if (sides?.some((side) => !HALL_SIDES.some((known) => known === side)))
    cells.reportProblem('open', 'choice', { choices: HALL_SIDES.join(', ') });
  return sides === undefined ? undefined : HALL_SIDES.filter((side) => sides.includes(side));
}

/** Returns the id of an exhibitor, made of the exhibition's and the supplier's id. */
export const exhibitorId = (exhibitionId: string, supplierId: string): string =>
  `${exhibitionId}${ID_SEPARATOR}${supplierId}`;

/** Splits an exhibitor's id into the ids of the exhibition and the supplier. */
export function parseExhibitorId(id: string): { readonly exhibitionId: string; readonly supplierId: string } {
  const [exhibitionId = '', supplierId = ''] = id.split(ID_SEPARATOR);
  return { exhibitionId, supplierId };
}

/** The cells of a stand by column. */
export function exhibitorCells(id: string, stand: ImportedExhibitor): Record<string, string> {
  const { exhibitionId, supplierId } = parseExhibitorId(id);
  const { place } = stand;
  return {
    exhibition: exhibitionId,
    supplier_id: supplierId,
    stand: stand.stand,
    hall: stand.hall,
    spotlight: toYesNoCell(stand.spotlight),
    ...(place === undefined
      ? {}
      : {
          x: String(place.x),
          y: String(place.y),
          width: String(place.width),
          depth: String(place.depth),
          open: joinCell(place.open),
        }),
  };
}
