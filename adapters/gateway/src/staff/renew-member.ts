import type { Refusal } from '@fairhall/core/contract/dispatcher';
import type { CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { lockStaff } from './lock-staff.ts';

const TOKEN_REVOKED: Refusal = { code: '409', message: 'staff.revoked' };

interface RenewedToken {
  readonly expires: number;
}

/**
 * Extends a member's token by a whole term from now, in the open transaction; an expired token is valid again. A
 * revoked token stays revoked. D-94
 */
export async function renewMember(context: CallContext, staffId: string): Promise<RenewedToken | Refusal> {
  const { database, now, settings } = context;
  await lockStaff(database);
  const member = await database.kysely
    .selectFrom('staff')
    .select('revoked')
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  if (member === undefined) return NOT_FOUND;
  if (member.revoked !== null) return TOKEN_REVOKED;
  const expires = now + settings.staffTokenMs;
  await database.kysely.updateTable('staff').set({ expires }).where('staff_id', '=', staffId).execute();
  return { expires };
}
