import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import type { ListKind, Row } from '@fairhall/core/operator-list/column';
import { findRowProblem, OPERATOR_LISTS, type RowProblem, toRowKey, trimRow } from '@fairhall/core/operator-list/lists';
import { err, ok, type Result } from '@fairhall/core/result';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { OperatorListHooks } from '../operator-rows.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { lockLists } from './lists-lock.ts';
import type { OperatorListPorts } from './operator-list-ports.ts';
import { savePageVersions } from './page-versions.ts';
import { findPresentRows, type KeyedRow, writeRows } from './write-rows.ts';

interface CommitInput {
  readonly list: OperatorListName;
  readonly importId: string;
  readonly dryRun: boolean;
}

export interface CommitResult {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly refused: { readonly row: number; readonly column: string; readonly problem: string }[];
}

/**
 * Commits the staged rows of an import, all or none, in the open transaction. A row is merged into the stored one, so
 * that columns it leaves out stay. Staged rows are deleted, so that a late repeat finds nothing to do. D-94 REL-04
 */
export async function importRows(
  ports: OperatorListPorts,
  context: CallContext,
  { list, importId, dryRun }: CommitInput,
): Promise<Result<CommitResult, Refusal>> {
  const { database, lang, now } = context;
  const imported = await takeStaged(context, importId);
  if (imported.length === 0) return err(NOT_FOUND);
  await lockLists(database);
  const kind = OPERATOR_LISTS[list];
  const part = ports.operatorLists[list] ?? {};
  const named = await withIds(ports, context, part, imported.map(trimCells));
  const keyed = named.map((row) => ({ ...toRowKey(kind, row), imported: row }));
  const present = await findPresentRows(database, list, keyed);
  const rows = keyed.map(
    (row): KeyedRow => ({ ...row, content: trimRow({ ...present(row)?.content, ...row.imported }) }),
  );
  const problems = await findProblems(context, kind, part, rows);
  if (problems.length > 0 || dryRun) {
    const texts = ports.texts.of(lang);
    const refused = problems.map(({ row, column, message }) => ({
      row,
      column,
      problem: texts.text(message.key, message.values),
    }));
    const counts = problems.length > 0 ? { added: 0, changed: 0, same: 0 } : countChanges(rows, present);
    return ok({ ...counts, refused });
  }
  const counts = countChanges(rows, present);
  await writeRows(database, list, rows, now);
  if (list === 'page') await savePageVersions(database, [...new Set(rows.map(({ key }) => key))]);
  await part.onWritten?.(database, [...new Set(rows.map(({ key }) => key))]);
  return ok({ ...counts, refused: [] });
}

/** Takes the staged rows of an import; they are deleted whatever happens to them. */
async function takeStaged(context: CallContext, importId: string): Promise<readonly Row[]> {
  const { rows } = await sql<{ content: Row; place: number }>`
    delete from operator_import where import_id = ${importId}
    returning content, place`.execute(context.database.kysely);
  return rows.sort((one, other) => one.place - other.place).map(({ content }) => content);
}

/** Keeps empty values: they clear the stored value. */
const trimCells = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column.trim(), value.trim()]));

/** Rows with ids where they name suppliers or products by the keys of import files. D-64 */
async function withIds(
  { findImportedIds }: OperatorListPorts,
  context: CallContext,
  { references }: OperatorListHooks,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  if (references === undefined) return rows;
  const { kind, column, idsOf } = references;
  const ids = await findImportedIds(context, kind, rows.flatMap(idsOf));
  return rows.map((row) =>
    idsOf(row).some((id) => ids.has(id))
      ? {
          ...row,
          [column]: idsOf(row)
            .map((id) => ids.get(id) ?? id)
            .join(' '),
        }
      : row,
  );
}

interface NumberedProblem extends RowProblem {
  /** Counted from 1. */
  readonly row: number;
}

async function findProblems(
  { database }: CallContext,
  kind: ListKind,
  { references, findUnknown }: OperatorListHooks,
  rows: readonly KeyedRow[],
): Promise<readonly NumberedProblem[]> {
  const missing =
    references && findUnknown
      ? await findUnknown(
          database,
          rows.map(({ content }) => content),
        )
      : new Set<string>();
  const seen = new Set<string>();
  return rows.flatMap(({ key, part, content }, at): readonly NumberedProblem[] => {
    const row = at + 1;
    const problem = findRowProblem(kind, content);
    if (problem !== undefined) return [{ row, ...problem }];
    const name = JSON.stringify([key, part]);
    if (seen.has(name)) return [{ row, column: kind.part ?? kind.key, message: { key: 'operatorList.twice' } }];
    seen.add(name);
    const unknownId = references?.idsOf(content).find((id) => missing.has(id));
    if (references === undefined || unknownId === undefined) return [];
    return [{ row, column: references.column, message: { key: 'operatorList.unknownId', values: { id: unknownId } } }];
  });
}

type PresentRows = Awaited<ReturnType<typeof findPresentRows>>;

function countChanges(rows: readonly KeyedRow[], present: PresentRows) {
  const count = { added: 0, changed: 0, same: 0 };
  for (const row of rows) {
    const before = present(row);
    if (before === undefined) count.added += 1;
    else if (isSameRow(before.content, row.content)) count.same += 1;
    else count.changed += 1;
  }
  return count;
}

const isSameRow = (one: Row, other: Row): boolean => {
  const columns = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...columns].every((column) => one[column] === other[column]);
};
