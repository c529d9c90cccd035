import { HALL_MAX } from '../../contract/exhibition/limits.ts';
import type { Cells } from '../../files/cells.ts';
import { readYesNo, requireCell, toYesNoCell } from '../../files/require-cell.ts';

const STAND_MAX = 20;
/** Separates the exhibition's id from the supplier's id; neither contains it. */
const ID_SEPARATOR = '|';

/** The fields of a stand that an import file can set. Its id gives the exhibition and the supplier. */
export interface ImportedExhibitor {
  readonly stand: string;
  readonly hall: string;
  /** Whether the supplier has paid to be shown first at the exhibition. */
  readonly spotlight: boolean;
}

/** Builds a stand from an import row. */
export function exhibitorFrom(cells: Cells, before: ImportedExhibitor | undefined): ImportedExhibitor {
  const requireText = (column: string, max: number, present: string | undefined) =>
    requireCell(cells, column, { cellValue: cells.cell(column, max), present, empty: '' });
  return {
    stand: requireText('stand', STAND_MAX, before?.stand),
    hall: requireText('hall', HALL_MAX, before?.hall),
    spotlight: readYesNo(cells, 'spotlight') ?? before?.spotlight ?? false,
  };
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
export function exhibitorCells(id: string, { stand, hall, spotlight }: ImportedExhibitor): Record<string, string> {
  const { exhibitionId, supplierId } = parseExhibitorId(id);
  return { exhibition: exhibitionId, supplier_id: supplierId, stand, hall, spotlight: toYesNoCell(spotlight) };
}
