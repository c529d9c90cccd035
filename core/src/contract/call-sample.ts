/** What is sent with a call, every member given, and what comes back, for tests of the whole contract. */
export interface CallSample {
  readonly input: Readonly<Record<string, unknown>>;
  readonly output: unknown;
}

/** What the samples of several features say alike. */
export const address = 'priya@malabar.example';
export const file = {
  ...{ name: 'drawing.pdf', size: 4, type: 'application/pdf' },
  arrayBuffer: async () => new ArrayBuffer(4),
};
/** The same file as the gateway keeps it. */
export const keptFile = { fileId: 'f1', fileName: 'drawing.pdf', size: 4 };
/** The only page of a list of one row. */
export const paged = <Row>(row: Row) => ({ records: [row], total: 1, pageNo: 1, pageSize: 20 });
