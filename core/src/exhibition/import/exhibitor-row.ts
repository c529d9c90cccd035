import { HALL_MAX } from '../../contract/exhibition/limits.ts';
import type { Cells } from '../../files/cells.ts';
import { readYesNo, requireCell, toYesNoCell } from '../../files/require-cell.ts';

const STAND_MAX = 20;
/** Between an exhibition's id and its exhibitor's, neither of which has it. */
const ID_SEPARATOR = '|';

/** What a file may say of a stand: whose it is and at which exhibition says its id. */
export interface ImportedExhibitor {
  readonly stand: string;
  readonly hall: string;
  /** Whether it is paid for to stand in front there. */
  readonly spotlight: boolean;
}

/** A stand as a row wants it. */
export function exhibitorFrom(cells: Cells, before: ImportedExhibitor | undefined): ImportedExhibitor {
  const requireText = (column: string, max: number, present: string | undefined) =>
    requireCell(cells, column, { cellValue: cells.cell(column, max), present, empty: '' });
  return {
    stand: requireText('stand', STAND_MAX, before?.stand),
    hall: requireText('hall', HALL_MAX, before?.hall),
    spotlight: readYesNo(cells, 'spotlight') ?? before?.spotlight ?? false,
  };
}

/** How an exhibitor is named: by the exhibition and the supplier. */
export const exhibitorId = (exhibitionId: string, supplierId: string): string =>
  `${exhibitionId}${ID_SEPARATOR}${supplierId}`;

/** The exhibition and the supplier of such an id. */
export function parseExhibitorId(id: string): { readonly exhibitionId: string; readonly supplierId: string } {
  const [exhibitionId = '', supplierId = ''] = id.split(ID_SEPARATOR);
  return { exhibitionId, supplierId };
}

/** The cells of a stand by column. */
export function exhibitorCells(id: string, { stand, hall, spotlight }: ImportedExhibitor): Record<string, string> {
  const { exhibitionId, supplierId } = parseExhibitorId(id);
  return { exhibition: exhibitionId, supplier_id: supplierId, stand, hall, spotlight: toYesNoCell(spotlight) };
}
