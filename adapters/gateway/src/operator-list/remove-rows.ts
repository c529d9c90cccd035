import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import type { Row } from '@fairhall/core/operator-list/column';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { lockLists } from './lists-lock.ts';
import type { OperatorListPorts } from './operator-list-ports.ts';

interface RemovalInput {
  readonly list: OperatorListName;
  readonly key: string;
  /** Selects one of several rows with the same key; all of them if absent. */
  readonly part?: string | undefined;
  readonly dryRun: boolean;
}

/**
 * Deletes the rows with a key (a supplier's light or promotion, a link or a page) in the open transaction and updates
 * data derived from them. Returns the deleted rows; with `dryRun`, the rows it would delete. D-94
 */
export async function removeRows(
  { operatorLists }: OperatorListPorts,
  { database }: CallContext,
  { list, key, part, dryRun }: RemovalInput,
): Promise<readonly Row[]> {
  await lockLists(database);
  const matching = sql`operator_row where list = ${list} and key = ${key} and (${part ?? null}::text is null or part = ${part ?? ''})`;
  const found = await sql<{ content: Row }>`select content from ${matching} order by part`.execute(database.kysely);
  if (dryRun || found.rows.length === 0) return found.rows.map(({ content }) => content);
  await sql`delete from ${matching}`.execute(database.kysely);
  await operatorLists[list]?.onWritten?.(database, [key]);
  return found.rows.map(({ content }) => content);
}
