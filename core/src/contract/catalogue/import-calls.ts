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

/** Maximum number of parent category codes in a check. */
const CATEGORY_ABOVE_MAX = 5_000;

const importKind = z.enum(IMPORT_KINDS);
const reason = requiredText(STAFF_REASON_MAX);
/** A row number of a file, counted as in a spreadsheet. */
const rowNo = z.int().check(z.positive(), z.maximum(IMPORT_LAST_ROW));
const count = z.int().check(z.nonnegative(), z.maximum(IMPORT_FILE_ROWS_MAX));

/** The cells of a file as texts, in column order; each cell is validated on its own. */
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
  /** The decimal sign of numbers in the file; a point by default. */
  decimal: z.optional(z.enum(DECIMAL_SIGNS)),
};

const problem = z.object({
  /** '' if the problem is about the whole row. */
  column: z.string(),
  code: z.enum(ROW_PROBLEMS),
  /** The values for the placeholders of the problem's text. */
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
  /** The organiser's key of the row; else its id. */
  key: z.string(),
  action: z.enum(ROW_ACTIONS),
  /** For a change, the columns whose value differs from before. */
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
  /**
   * `loading` until the last row is loaded and the search index is up to date; `undoing` while rows are being undone.
   */
  state: z.enum(['loading', 'done', 'undoing', 'undone']),
  /** The staff member who loaded the batch. */
  staffName: z.string(),
  begun: time,
  ended: z.nullable(time),
  ...countFields,
  /** The number of rows that were undone. */
  undone: z.int(),
  /** The number of loaded chunks, which is also the next chunk's number. */
  chunks: z.int(),
});

export type ImportBatch = z.output<typeof batch>;

/**
 * Lets an organiser import records from files (see `IMPORT_KINDS`), and undo an import. A file is one batch, sent in
 * chunks of rows. A row is identified by operator, kind and key. Each call writes an audit row. D-64 D-94
 */
export const catalogueImport = {
  /**
   * Begins an import, or finds the unfinished one that the same operator began with the same file: `chunks` is the
   * chunk with which to continue. `digest` is the SHA-256 of the imported content, in hex.
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
  /** Validates rows without saving. Each call checks its rows as if earlier calls had saved nothing. */
  check: read({
    id: 'API-271',
    client: 'general',
    path: 'staff/import/check',
    access: 'operator',
    input: z.strictObject({
      kind: importKind,
      ...rowBatch,
      /** Codes of categories in the file above these rows. */
      above: z.optional(z.array(id).check(z.maxLength(CATEGORY_ABOVE_MAX))),
      reason: z.optional(reason),
    }),
    output: z.object({ rows: z.array(rowOutcome) }),
    timeoutMs: 60_000,
    requirements: ['D-64', 'D-94'],
  }),
  /**
   * Loads one chunk of a batch in one transaction: valid rows are saved, invalid ones are reported. A repeated chunk
   * returns its first response, whatever its content; '409' if the previous chunk is missing, or the batch has ended.
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
  /** Ends a batch after its last chunk: updates derived data, such as suppliers' offers and the category tree. */
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
  /** Batches, the newest first, 20 a page. */
  list: read({
    id: 'API-274',
    client: 'general',
    path: 'staff/import/list',
    access: 'support',
    input: z.strictObject({ pageNo, reason: z.optional(reason) }),
    output: page(batch),
    requirements: ['D-64', 'D-94'],
  }),
  /** One batch with the outcomes of its rows, one page at a time. '404' if it does not exist. */
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
   * Undoes some rows of a batch, starting with the last one: pass `next` as the `below` of the next call; null at the
   * end. A row that was changed since, or that other records depend on, stays and is reported. '409' thirty days after
   * the import.
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
  /** A page of the catalogue as file rows, ordered by id; `next` is the `after` of the next page, null at the end. */
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
   * Saves a picture that a row of a file names, validated like every picture; '400' names the problem. Until a row uses
   * it, it expires like any other upload. D-84
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
