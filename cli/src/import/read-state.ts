import type { Delimiter } from '@fairhall/core/files/csv';

/** A row of a CSV file that cannot be read, as it is written. */
export interface UnreadableRow {
  readonly row: number;
  readonly text: string;
}

/** What a reader says of a file beside its rows. */
export interface ReadState {
  /** Where the row that was read last stands, as a spreadsheet counts rows. */
  row: number;
  /** What stands between the cells of a CSV file. */
  delimiter?: Delimiter;
  readonly unreadable: UnreadableRow[];
}

export const createReadState = (): ReadState => ({ row: 0, unreadable: [] });
