import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, page, pageNo, requiredText, text } from '../fields.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';
import {
  COLUMN_COUNT_MAX,
  COLUMN_MAX,
  IMPORT_CHUNK_ROWS_MAX,
  IMPORT_ROWS_MAX,
  OPERATOR_LISTS,
  VALUE_MAX,
} from './limits.ts';

const list = z.enum(OPERATOR_LISTS);
const reason = requiredText(STAFF_REASON_MAX);
/** A row by its columns; one that is left out is as it was, an empty one is nothing. */
const row = z.record(z.string(), z.string());

const countFields = z.object({ added: z.int(), changed: z.int(), same: z.int() });

/** Calls of staff about the lists that operators keep. Each leaves a row in the audit. D-94 */
export const operatorList = {
  /** Rows in the order of their keys; those alone whose key or text holds `keyword`. */
  list: read({
    id: 'API-263',
    client: 'general',
    path: 'staff/list/rows',
    access: 'support',
    input: z.strictObject({
      list,
      keyword: z.optional(text(100)),
      pageNo,
      pageSize: z._default(z.int().check(z.positive(), z.maximum(IMPORT_CHUNK_ROWS_MAX)), 20),
      reason: z.optional(reason),
    }),
    output: page(row),
    requirements: ['D-94'],
  }),
  /** The rows of one supplier, promotion, link or page; '404' where there is none. */
  show: read({
    id: 'API-264',
    client: 'general',
    path: 'staff/list/show',
    access: 'support',
    input: z.strictObject({ list, key: id, reason: z.optional(reason) }),
    output: z.object({ rows: z.array(row) }),
    requirements: ['D-94'],
  }),
  /** Lays rows of an import ready, as they stand in its file from `first` on. Nothing of them holds yet. */
  stage: submit({
    id: 'API-265',
    client: 'general',
    path: 'staff/list/stage',
    access: 'operator',
    input: z.strictObject({
      importId: id,
      first: z.int().check(z.nonnegative(), z.maximum(IMPORT_ROWS_MAX - 1)),
      columns: z.array(text(COLUMN_MAX)).check(z.minLength(1), z.maxLength(COLUMN_COUNT_MAX)),
      rows: z
        .array(z.array(text(VALUE_MAX)).check(z.minLength(1), z.maxLength(COLUMN_COUNT_MAX)))
        .check(z.minLength(1), z.maxLength(IMPORT_CHUNK_ROWS_MAX)),
      reason,
    }),
    output: z.object({ staged: z.int() }),
    requirements: ['D-94'],
  }),
  /**
   * Takes over the rows that lie ready, all or none: with a refused one nothing is written. '404' where nothing lies ready
   * under that id, as after a commit that was done. With `dryRun` it only tells what would come of them.
   */
  commit: submit({
    id: 'API-266',
    client: 'general',
    path: 'staff/list/commit',
    access: 'operator',
    input: z.strictObject({ list, importId: id, dryRun: z.boolean(), reason }),
    output: z.extend(countFields, {
      /** Counted from 1, each with the column that is wrong and what to do. */
      refused: z.array(z.object({ row: z.int(), column: z.string(), problem: z.string() })),
    }),
    timeoutMs: 60_000,
    requirements: ['D-94'],
  }),
  /**
   * Deletes the rows of one supplier, promotion, link or page; with `part` (a light's dimension, a page's language) that one
   * alone. Answers what they said; '404' where there is none, as after they were deleted. With `dryRun` they stay. A light
   * keeps its colour until it has all dimensions again or a file of suppliers says another.
   */
  remove: submit({
    id: 'API-294',
    client: 'general',
    path: 'staff/list/remove',
    access: 'operator',
    input: z.strictObject({ list, key: id, part: z.optional(id), dryRun: z.boolean(), reason }),
    output: z.object({ rows: z.array(row) }),
    requirements: ['D-94'],
  }),
};
