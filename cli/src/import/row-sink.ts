/** Rows on their way into a stream, in whatever format. */
export interface RowSink {
  write(cells: readonly string[], columns: readonly string[]): Promise<void>;
  end(): Promise<void>;
}
