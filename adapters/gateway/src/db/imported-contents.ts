import type { ImportKind } from '@fairhall/core/contract/catalogue/import-limits';
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { digestOf } from '../content-digest.ts';

/** A conversion by a migration of contents of one kind, in the form that imports read. */
interface ContentConversion<Content> {
  readonly kind: ImportKind;
  /** The current content: rows of `id` and `content`. */
  readonly present: RawBuilder<unknown>;
  /** Condition on the column `before` that selects import rows with content to convert. */
  readonly keepsOne: RawBuilder<unknown>;
  readonly convert: (content: Content) => Content;
}

interface FileRow<Content> {
  readonly row: number;
  readonly id: string;
  readonly present: Content | null;
  readonly before: Content | null;
}

/** How many rows are read at once. */
const BATCH_SIZE = 1_000;

/**
 * Keeps imports undoable after a migration that converts imported content: a row can be undone only if its object still
 * has the digest that the row stored, and undoing restores the row's `before`. So both are converted here. Run it
 * before the conversion itself. REL-30 D-64
 */
export async function convertImported<Content>(
  database: QueryExecutorProvider,
  { kind, present, keepsOne, convert }: ContentConversion<Content>,
): Promise<void> {
  const { rows: batches } = await sql<{ id: string }>`
    select batch_id as id from import_batch where kind = ${kind} and state <> 'undone'`.execute(database);
  const ids = batches.map(({ id }) => id);
  for (const batchId of ids) {
    for (let after = -1, isMore = true; isMore; ) {
      const { rows } = await sql<FileRow<Content>>`
        select row, object_id as id, there.content as present, case when ${keepsOne} then before end as before
        from import_row left join (${present}) there on there.id = object_id
        where batch_id = ${batchId} and row > ${after} and action in ('added', 'changed') and not is_undone
        order by row limit ${BATCH_SIZE}`.execute(database);
      const converted = rows.flatMap(({ row, before }) => (before === null ? [] : [{ row, before: convert(before) }]));
      await sql`
        update import_row kept set before = given.before
        from jsonb_to_recordset(${JSON.stringify(converted)}::jsonb) as given (row integer, before jsonb)
        where kept.batch_id = ${batchId} and kept.row = given.row`.execute(database);
      await updateDigests(database, ids, listDigests(rows, convert));
      after = rows.at(-1)?.row ?? after;
      isMore = rows.length === BATCH_SIZE;
    }
  }
}

interface Digests {
  readonly id: string;
  readonly was: string;
  readonly becomes: string;
}

/**
 * Digests of both the present content and `before`: the `before` of one row is the content that an earlier row wrote.
 */
const listDigests = <Content>(rows: readonly FileRow<Content>[], convert: (content: Content) => Content): Digests[] =>
  rows.flatMap(({ id, present, before }) =>
    [present, before].flatMap((content) =>
      content === null ? [] : [{ id, was: digestOf(content), becomes: digestOf(convert(content)) }],
    ),
  );

async function updateDigests(
  database: QueryExecutorProvider,
  batches: readonly string[],
  digests: readonly Digests[],
): Promise<void> {
  const changed = digests.filter(({ was, becomes }) => was !== becomes);
  if (changed.length === 0) return;
  await sql`
    update import_row written set after = given.becomes
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as given (id text, was text, becomes text)
    where written.batch_id = any(${batches}::text[]) and written.object_id = given.id and written.action <> 'refused'
      and written.after = given.was`.execute(database);
}
