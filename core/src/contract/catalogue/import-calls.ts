import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { cursor, id, page, pageNo, requiredText, text, time } from '../fields.ts';
import { fileInput } from '../local-file.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';
import { UPLOAD_TIMEOUT_MS } from '../upload/limits.ts';
import {
  DECIMAL_SIGNS,
  EXPORT_ROWS_MAX,
  IMPORT_CELL_MAX,
  IMPORT_COLUMN_MAX,
  IMPORT_COLUMNS_MAX,
  IMPORT_FILE_MAX,
  IMPORT_FILE_ROWS_MAX,
  IMPORT_KINDS,
  IMPORT_LAST_ROW,
  IMPORT_ROWS_MAX,
  ROW_ACTIONS,
  ROW_PROBLEMS,
} from './import-limits.ts';

/** Most categories that rows to be checked may stand below. */
const CATEGORY_ABOVE_MAX = 5_000;

const importKind = z.enum(IMPORT_KINDS);
const reason = requiredText(STAFF_REASON_MAX);
/** A row of a file as a spreadsheet counts it. */
const rowNo = z.int().check(z.positive(), z.maximum(IMPORT_LAST_ROW));
const count = z.int().check(z.nonnegative(), z.maximum(IMPORT_FILE_ROWS_MAX));

/** Cells as they stand in the file, in the order of the columns; what may stand in them is told of each cell. */
const rowBatch = {
  columns: z.array(requiredText(IMPORT_COLUMN_MAX)).check(z.minLength(1), z.maxLength(IMPORT_COLUMNS_MAX)),
  rows: z
    .array(
      z.strictObject({
        row: rowNo,
        cells: z.array(text(IMPORT_CELL_MAX)).check(z.maxLength(IMPORT_COLUMNS_MAX)),
      }),
    )
    .check(z.minLength(1), z.maxLength(IMPORT_ROWS_MAX)),
  /** What stands before the decimals of its numbers; a point where it is left out. */
  decimal: z.optional(z.enum(DECIMAL_SIGNS)),
};

const problem = z.object({
  /** '' for the row as a whole. */
  column: z.string(),
  code: z.enum(ROW_PROBLEMS),
  /** What its text names. */
  values: z.optional(
    z.object({
      max: z.optional(z.int()),
      least: z.optional(z.int()),
      most: z.optional(z.int()),
      row: z.optional(z.int()),
      choices: z.optional(z.string()),
      value: z.optional(z.string()),
      alternative: z.optional(z.string()),
    }),
  ),
});

const rowOutcome = z.object({
  row: z.int(),
  /** What the organiser calls it; else its id. */
  key: z.string(),
  action: z.enum(ROW_ACTIONS),
  /** Of a change, the columns that say something else than before. */
  changed: z.array(z.string()),
  problems: z.array(problem),
});

export type RowProblem = z.output<typeof problem>;
export type RowOutcome = z.output<typeof rowOutcome>;

const countFields = { added: z.int(), changed: z.int(), same: z.int(), refused: z.int() };

const batch = z.object({
  batchId: z.string(),
  kind: importKind,
  file: z.string(),
  /** `loading` until its last row is in and searches are in step; `undoing` while some of it is taken back. */
  state: z.enum(['loading', 'done', 'undoing', 'undone']),
  /** Which member of the staff has loaded it. */
  staffName: z.string(),
  begun: time,
  ended: z.nullable(time),
  ...countFields,
  /** How many rows were taken back. */
  undone: z.int(),
  /** Chunks that are in; the next one has this number. */
  chunks: z.int(),
});

export type ImportBatch = z.output<typeof batch>;

/**
 * How an organiser loads categories, suppliers and products by files and takes them back. A file is one batch, sent in chunks
 * of rows. What a row is, is known by operator, kind and key. Each call leaves a row in the audit. D-64 D-94
 */
export const catalogueImport = {
  /**
   * Begins an import, or finds the one that the same operator began with the same file and has not ended: `chunks` says where
   * it goes on. `digest` is the SHA-256 of what is loaded, in hex.
   */
  begin: submit({
    id: 'API-270',
    client: 'general',
    path: 'staff/import/begin',
    access: 'operator',
    input: z.strictObject({
      kind: importKind,
      file: requiredText(IMPORT_FILE_MAX),
      digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
      reason,
    }),
    output: batch,
    requirements: ['D-64', 'D-94'],
  }),
  /** What rows would do, without doing it. The rows of one call are looked at as if those before had done nothing. */
  check: read({
    id: 'API-271',
    client: 'general',
    path: 'staff/import/check',
    access: 'operator',
    input: z.strictObject({
      kind: importKind,
      ...rowBatch,
      /** Codes of categories that stand in the file before these rows. */
      above: z.optional(z.array(id).check(z.maxLength(CATEGORY_ABOVE_MAX))),
      reason: z.optional(reason),
    }),
    output: z.object({ rows: z.array(rowOutcome) }),
    timeoutMs: 60_000,
    requirements: ['D-64', 'D-94'],
  }),
  /**
   * Takes one chunk of a batch in one transaction: its good rows hold, its bad ones are told. A chunk that is in answers what
   * it answered, whatever it holds; '409' where the one before it is missing, or the batch has ended.
   */
  load: submit({
    id: 'API-272',
    client: 'general',
    path: 'staff/import/load',
    access: 'operator',
    input: z.strictObject({ batchId: id, chunk: count, ...rowBatch, reason: z.optional(reason) }),
    output: z.object({ rows: z.array(rowOutcome) }),
    timeoutMs: 60_000,
    requirements: ['D-64', 'D-94'],
  }),
  /** Ends a batch whose chunks are all in: what suppliers offer and the tree of categories come in step. */
  finish: submit({
    id: 'API-273',
    client: 'general',
    path: 'staff/import/finish',
    access: 'operator',
    input: z.strictObject({ batchId: id, reason: z.optional(reason) }),
    output: batch,
    timeoutMs: 60_000,
    requirements: ['D-64', 'D-94'],
  }),
  /** Batches, the newest first, twenty a page. */
  list: read({
    id: 'API-274',
    client: 'general',
    path: 'staff/import/list',
    access: 'support',
    input: z.strictObject({ pageNo, reason: z.optional(reason) }),
    output: page(batch),
    requirements: ['D-64', 'D-94'],
  }),
  /** One batch and, a page at a time, what its rows did. '404' where there is none. */
  show: read({
    id: 'API-275',
    client: 'general',
    path: 'staff/import/show',
    access: 'support',
    input: z.strictObject({ batchId: id, pageNo, reason: z.optional(reason) }),
    output: z.object({ batch, rows: page(z.object({ ...rowOutcome.shape, isUndone: z.boolean() })) }),
    requirements: ['D-64', 'D-94'],
  }),
  /**
   * Takes some rows of a batch back, from the last one on: `next` is the row below which to go on, null at the end. A row
   * that was changed since, or that something else stands on, stays and says why. '409' thirty days after the import.
   */
  undo: submit({
    id: 'API-276',
    client: 'general',
    path: 'staff/import/undo',
    access: 'operator',
    input: z.strictObject({ batchId: id, below: z.nullable(rowNo), reason }),
    output: z.object({ undone: z.int(), kept: z.array(rowOutcome), next: z.nullable(z.int()) }),
    timeoutMs: 60_000,
    requirements: ['D-64', 'D-94'],
  }),
  /** A page of what is in the catalogue, as rows of a file, by id; `next` is the `after` of the next page, null at the end. */
  export: read({
    id: 'API-277',
    client: 'general',
    path: 'staff/import/export',
    access: 'operator',
    input: z.strictObject({
      kind: importKind,
      after: z.nullable(cursor),
      limit: z.int().check(z.positive(), z.maximum(EXPORT_ROWS_MAX)),
      reason: z.optional(reason),
    }),
    output: z.object({
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      next: z.nullable(cursor),
    }),
    timeoutMs: 60_000,
    requirements: ['D-64', 'D-94'],
  }),
  /**
   * Keeps a picture that a row of a file names, checked as every picture is; '400' says what is wrong with it. Until a row
   * holds it, it waits as long as any other that somebody sent. D-84
   */
  picture: submit({
    id: 'API-278',
    client: 'general',
    path: 'staff/import/picture',
    access: 'operator',
    body: 'multipart',
    ownTransaction: true,
    input: z.strictObject({ file: fileInput, reason: z.optional(reason) }),
    output: z.object({ pictureId: z.string() }),
    timeoutMs: UPLOAD_TIMEOUT_MS,
    requirements: ['D-64', 'D-94'],
  }),
};
