import { HALL_MAX } from '../../contract/exhibition/limits.ts';
import type { Cells } from '../../files/cells.ts';
import { neededCell, yesNoCell, yesOrNo } from '../../files/needed-cell.ts';

const STAND_MAX = 20;
/** Between an exhibition's id and its exhibitor's, neither of which has it. */
const BETWEEN = '|';

/** What a file may say of a stand: whose it is and at which exhibition says its id. */
export interface ImportedExhibitor {
  readonly stand: string;
  readonly hall: string;
  /** Whether it is paid for to stand in front there. */
  readonly spotlight: boolean;
}

/** A stand as a row wants it. */
export function exhibitorFrom(cells: Cells, before: ImportedExhibitor | undefined): ImportedExhibitor {
  const said = (column: string, max: number, present: string | undefined) =>
    neededCell(cells, column, { said: cells.cell(column, max), present, empty: '' });
  return {
    stand: said('stand', STAND_MAX, before?.stand),
    hall: said('hall', HALL_MAX, before?.hall),
    spotlight: yesOrNo(cells, 'spotlight') ?? before?.spotlight ?? false,
  };
}

/** How an exhibitor is named: by the exhibition and the supplier. */
export const exhibitorId = (exhibitionId: string, supplierId: string): string =>
  `${exhibitionId}${BETWEEN}${supplierId}`;

/** The exhibition and the supplier of such an id. */
export function partsOfExhibitorId(id: string): { readonly exhibitionId: string; readonly supplierId: string } {
  const [exhibitionId = '', supplierId = ''] = id.split(BETWEEN);
  return { exhibitionId, supplierId };
}

/** The cells of a stand by column. */
export function exhibitorCells(id: string, { stand, hall, spotlight }: ImportedExhibitor): Record<string, string> {
  const { exhibitionId, supplierId } = partsOfExhibitorId(id);
  return { exhibition: exhibitionId, supplier_id: supplierId, stand, hall, spotlight: yesNoCell(spotlight) };
}
