import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, page, pageNo, requiredText, text, time } from '../fields.ts';
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
/** A row by its columns; a missing column stays unchanged, and an empty one clears the value. */
const row = z.record(z.string(), z.string());

const countFields = z.object({ added: z.int(), changed: z.int(), same: z.int() });

/** Staff calls about the operators' lists. Each call writes an audit row. D-94 */
export const operatorList = {
  /** Rows ordered by key; with `keyword`, only rows whose key or text contains it. */
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
  /** The rows of one supplier, promotion, link or page; '404' if there are none. */
  show: read({
    id: 'API-264',
    client: 'general',
    path: 'staff/list/show',
    access: 'support',
    input: z.strictObject({ list, key: id, reason: z.optional(reason) }),
    output: z.object({ rows: z.array(row) }),
    requirements: ['D-94'],
  }),
  /** What was written to a page, also if it was removed since, the latest first; '404' if nothing ever was. D-45 */
  versions: read({
    id: 'API-483',
    client: 'general',
    path: 'staff/list/versions',
    access: 'support',
    input: z.strictObject({ key: id, reason: z.optional(reason) }),
    output: z.object({
      versions: z.array(
        z.object({
          lang: z.string(),
          title: z.string(),
          /** The blocks as JSON. */
          blocks: z.string(),
          written: time,
        }),
      ),
    }),
    requirements: ['D-45', 'D-94'],
  }),
  /** Stages rows of an import in file order, starting at row `first`. They have no effect before `commit`. */
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
   * Applies the staged rows, all or none: if one row is rejected, nothing is written. '404' if no rows are staged under
   * this id, for example after a successful commit. With `dryRun` it only reports the result.
   */
  commit: submit({
    id: 'API-266',
    client: 'general',
    path: 'staff/list/commit',
    access: 'operator',
    input: z.strictObject({ list, importId: id, dryRun: z.boolean(), reason }),
    output: z.extend(countFields, {
      /** Row numbers count from 1; each row has the invalid column and how to fix it. */
      refused: z.array(z.object({ row: z.int(), column: z.string(), problem: z.string() })),
    }),
    timeoutMs: 60_000,
    requirements: ['D-94'],
  }),
  /**
   * Deletes the rows of one supplier, promotion, link or page; with `part` (a light's dimension, a page's language)
   * only that part. Returns the deleted rows; '404' if there are none, for example if they were deleted before. With
   * `dryRun` nothing is deleted. A traffic light keeps its colour until it has all dimensions again or a supplier
   * import sets another colour.
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
