/** Writes rows to a stream, in any format. */
export interface RowSink {
  write(cells: readonly string[], columns: readonly string[]): Promise<void>;
  end(): Promise<void>;
}
