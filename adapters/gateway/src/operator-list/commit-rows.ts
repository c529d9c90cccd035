import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import type { ListKind, Row } from '@fairhall/core/operator-list/column';
import { keysOf, LISTS, type RowProblem, rowProblem, tidied } from '@fairhall/core/operator-list/lists';
import { err, ok, type Result } from '@fairhall/core/result';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { OperatorListPart } from '../operator-rows.ts';
import { NOT_FOUND } from '../wire/refused.ts';
import { lockLists } from './lists-lock.ts';
import type { OperatorListPorts } from './operator-list-ports.ts';
import { type KeyedRow, presentRows, writeRows } from './write-rows.ts';

interface Wish {
  readonly list: OperatorListName;
  readonly importId: string;
  readonly dryRun: boolean;
}

export interface Committed {
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly refused: { readonly row: number; readonly column: string; readonly problem: string }[];
}

/**
 * Takes over the rows that lie ready, all or none, in the open transaction. A row is laid over what is kept of it, so that a
 * column that it leaves out stays. What lay ready is deleted, so that a late repeat finds nothing to do. D-94 REL-04
 */
export async function commitRows(
  ports: OperatorListPorts,
  context: CallContext,
  { list, importId, dryRun }: Wish,
): Promise<Result<Committed, Refusal>> {
  const { database, lang, now } = context;
  const given = await takeStaged(context, importId);
  if (given.length === 0) return err(NOT_FOUND);
  await lockLists(database);
  const kind = LISTS[list];
  const part = ports.operatorLists[list] ?? {};
  const keyed = given.map((row) => ({ ...keysOf(kind, trimmed(row)), given: trimmed(row) }));
  const present = await presentRows(database, list, keyed);
  const rows = keyed.map((row): KeyedRow => ({ ...row, content: tidied({ ...present(row)?.content, ...row.given }) }));
  const problems = await problemsOf(context, kind, part, rows);
  if (problems.length > 0 || dryRun) {
    const texts = ports.texts.of(lang);
    const refused = problems.map(({ row, column, message }) => ({
      row,
      column,
      problem: texts.text(message.key, message.values),
    }));
    const counts = problems.length > 0 ? { added: 0, changed: 0, same: 0 } : countsOf(rows, present);
    return ok({ ...counts, refused });
  }
  const counts = countsOf(rows, present);
  await writeRows(database, list, rows, now);
  await part.written?.(database, [...new Set(rows.map(({ key }) => key))]);
  return ok({ ...counts, refused: [] });
}

/** The rows of an import, which are taken away whatever becomes of them. */
async function takeStaged(context: CallContext, importId: string): Promise<readonly Row[]> {
  const { rows } = await sql<{ content: Row; place: number }>`
    delete from operator_import where import_id = ${importId}
    returning content, place`.execute(context.database.kysely);
  return rows.sort((one, other) => one.place - other.place).map(({ content }) => content);
}

/** An empty value stays here: it takes away what is kept. */
const trimmed = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column.trim(), value.trim()]));

interface PlacedProblem extends RowProblem {
  /** Counted from 1. */
  readonly row: number;
}

async function problemsOf(
  { database }: CallContext,
  kind: ListKind,
  { named, unknown }: OperatorListPart,
  rows: readonly KeyedRow[],
): Promise<readonly PlacedProblem[]> {
  const missing =
    named && unknown
      ? await unknown(
          database,
          rows.map(({ content }) => content),
        )
      : new Set<string>();
  const seen = new Set<string>();
  return rows.flatMap(({ key, part, content }, at): readonly PlacedProblem[] => {
    const row = at + 1;
    const problem = rowProblem(kind, content);
    if (problem !== undefined) return [{ row, ...problem }];
    const name = JSON.stringify([key, part]);
    if (seen.has(name)) return [{ row, column: kind.part ?? kind.key, message: { key: 'operatorList.twice' } }];
    seen.add(name);
    const strange = named?.idsOf(content).find((id) => missing.has(id));
    if (named === undefined || strange === undefined) return [];
    return [{ row, column: named.column, message: { key: 'operatorList.unknownId', values: { id: strange } } }];
  });
}

type Present = Awaited<ReturnType<typeof presentRows>>;

function countsOf(rows: readonly KeyedRow[], present: Present) {
  const count = { added: 0, changed: 0, same: 0 };
  for (const row of rows) {
    const before = present(row);
    if (before === undefined) count.added += 1;
    else if (sameRow(before.content, row.content)) count.same += 1;
    else count.changed += 1;
  }
  return count;
}

const sameRow = (one: Row, other: Row): boolean => {
  const columns = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...columns].every((column) => one[column] === other[column]);
};
