import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { staff } from '@fairhall/core/contract/staff/calls';
import { err, ok } from '@fairhall/core/result';
import { leaveAudit } from '../audit.ts';
import type { CallContext } from '../call-context.ts';
import type { Database } from '../db/database.ts';
import { addMember } from './add-member.ts';
import { renewMember } from './renew-member.ts';
import { revokeMember } from './revoke-member.ts';

/** Calls about the staff itself. D-94 */
export function staffHandlers({ database }: { readonly database: Database }): Handlers<typeof staff, CallContext> {
  return {
    add: (input, context) => addMember(database, context, input),
    list: async ({ reason = '' }, context) => {
      await leaveAudit(context.database, context, { call: 'staff.list', object: {}, reason });
      return ok({ members: await listMembers(context) });
    },
    revoke: async ({ staffId, reason }, context) => {
      const revoked = await revokeMember(context, staffId);
      if (typeof revoked !== 'number') return err(revoked);
      await leaveAudit(context.database, context, { call: 'staff.revoke', object: { staffId }, reason });
      return ok({ staffId, revoked });
    },
    renew: async ({ staffId, reason }, context) => {
      const renewed = await renewMember(context, staffId);
      if (!('expires' in renewed)) return err(renewed);
      await leaveAudit(context.database, context, { call: 'staff.renew', object: { staffId }, reason });
      return ok({ staffId, expires: renewed.expires });
    },
  };
}

const listMembers = ({ database }: CallContext) =>
  database.kysely
    .selectFrom('staff')
    .select(['staff_id as staffId', 'name', 'role', 'created', 'added_by as addedBy', 'expires', 'revoked'])
    .orderBy('created', 'desc')
    .orderBy('staff_id')
    .execute();
