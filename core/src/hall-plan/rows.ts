import { compareByNumber } from '../site/number-order.ts';

/** A line of adjacent stands, from the left. */
export interface PlanLine<Stand> {
  /**
   * The letters of the stand numbers, on the first line of a row; '' on its other lines, and for numbers without
   * letters.
   */
  readonly row: string;
  readonly stands: readonly Stand[];
}

interface NumberedStand {
  readonly standNo: string;
}

/** "A12", "A 12" and "a-12/1" are row A, stand 12. */
const STAND = /^([A-Za-z]{1,3})[ .-]?(\d+)/;

export const rowOf = ({ standNo }: NumberedStand): string => STAND.exec(standNo)?.[1]?.toUpperCase() ?? '';
const parsePosition = ({ standNo }: NumberedStand): number => Number(STAND.exec(standNo)?.[2] ?? 0);

/**
 * Groups a hall's stands into rows by the letters of their numbers, each in ascending order; nothing else is known
 * about their positions. A row of more than `most` stands is split into lines of equal length as far as possible.
 * Numbers without letters form the last row. D-28
 */
export function buildPlanLines<Stand extends NumberedStand>(
  stands: readonly Stand[],
  most: number,
): readonly PlanLine<Stand>[] {
  const rows = Map.groupBy(stands, rowOf);
  const names = [...rows.keys()].toSorted(
    (one, other) => Number(one === '') - Number(other === '') || compareByNumber(one, other),
  );
  return names.flatMap((row) => {
    const rowStands = (rows.get(row) ?? []).toSorted(
      (one, other) => parsePosition(one) - parsePosition(other) || compareByNumber(one.standNo, other.standNo),
    );
    const lines = Math.ceil(rowStands.length / most);
    const length = Math.ceil(rowStands.length / lines);
    return Array.from({ length: lines }, (_, line) => ({
      row: line === 0 ? row : '',
      stands: rowStands.slice(line * length, (line + 1) * length),
    }));
  });
}
