import type { OperatorListName } from '@fairhall/core/contract/operator-list/limits';
import type { Row } from '@fairhall/core/operator-list/column';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { lockLists } from './lists-lock.ts';
import type { OperatorListPorts } from './operator-list-ports.ts';

interface RemovalInput {
  readonly list: OperatorListName;
  readonly key: string;
  /** One row of several about the same; all of them where it is left out. */
  readonly part?: string | undefined;
  readonly dryRun: boolean;
}

/**
 * Deletes what is kept of one supplier's light, promotion, link or page in the open transaction, and brings up to date what
 * was made of it. Answers the rows that went, or would go. D-94
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
