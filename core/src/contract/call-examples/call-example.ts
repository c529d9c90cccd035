/** A request with all members and its response, for tests of the whole contract. */
export interface CallExample {
  readonly input: Readonly<Record<string, unknown>>;
  readonly output: unknown;
  /** The bounds of every text, list and number, by its path in the input. */
  readonly bounds?: Readonly<Record<string, Bounds>>;
}

/** The minimum and maximum that a call accepts: characters of a text, items of a list, or the number itself. */
export type Bounds = readonly [least: number, most: number];

export const ID: Bounds = [1, 64];
export const EMAIL: Bounds = [6, 100];
export const COUNTRY: Bounds = [3, 3];
export const PAGE: Bounds = [1, 1_000_000];
export const MAX_NUMBER = Number.MAX_SAFE_INTEGER;

/** Values that the examples of several features share. */
export const address = 'priya@malabar.example';
export const file = {
  name: 'drawing.pdf',
  size: 4,
  type: 'application/pdf',
  arrayBuffer: async () => new ArrayBuffer(4),
};
/** The same file as the gateway stores it. */
export const fileRecord = { fileId: 'f1', fileName: 'drawing.pdf', size: 4 };
/** The only page of a list of one row. */
export const toPage = <Row>(row: Row) => ({ records: [row], total: 1, pageNo: 1, pageSize: 20 });
