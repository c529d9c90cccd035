import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { type CallContext, staffOf } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { lockStaff } from './lock-staff.ts';

const OPERATOR_REQUIRED: Refusal = { code: '409', message: 'staff.lastOperator' };

/** Revokes a member's token. Returns the time of revocation, or the error that prevents it. D-94 */
export async function revokeMember(context: CallContext, staffId: string): Promise<number | Refusal> {
  const { database, now } = context;
  await lockStaff(database);
  const good = await database.kysely.selectFrom('staff').select(['staff_id', 'role', 'revoked', 'expires']).execute();
  const member = good.find(({ staff_id }) => staff_id === staffId);
  if (member === undefined) return NOT_FOUND;
  if (member.revoked !== null) return member.revoked;
  const others = good.filter(
    ({ staff_id, role, revoked, expires }) =>
      staff_id !== staffId && role === 'operator' && revoked === null && expires > now,
  );
  if (others.length === 0) return OPERATOR_REQUIRED;
  const ended = { revoked: now, revoked_by: staffOf(context).staffId };
  await database.kysely.updateTable('staff').set(ended).where('staff_id', '=', staffId).execute();
  return now;
}
