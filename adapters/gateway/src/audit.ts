import { type CallContext, staffOf } from './call-context.ts';
import type { Queries } from './db/database.ts';

/** An action of a staff member, by the call's dotted name. */
export interface AuditEntry {
  readonly call: string;
  /** The objects acted on; contains no secrets, because audit rows are never deleted. */
  readonly object: Readonly<Record<string, string | number>>;
  readonly reason: string;
}

/** Records who did what, when and why, in the transaction of the action. D-94 THR-57 */
export async function leaveAudit(
  queries: Queries,
  context: CallContext,
  { call, object, reason }: AuditEntry,
): Promise<void> {
  await queries.kysely
    .insertInto('audit')
    .values({
      at: context.now,
      staff_id: staffOf(context).staffId,
      call,
      object: JSON.stringify(object),
      reason: reason.trim(),
      request_id: context.requestId,
    })
    .execute();
}
