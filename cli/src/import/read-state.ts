import type { Delimiter } from '@fairhall/core/files/csv';

/** The original text of a CSV row that cannot be read. */
export interface UnreadableRow {
  readonly row: number;
  readonly text: string;
}

/** A reader's position and findings, beside its rows. */
export interface ReadState {
  /** The number of the row that was read last, as a spreadsheet counts rows. */
  row: number;
  /** The separator between cells of a CSV file. */
  delimiter?: Delimiter;
  readonly unreadable: UnreadableRow[];
}

export const createReadState = (): ReadState => ({ row: 0, unreadable: [] });
