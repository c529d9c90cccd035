import { randomUUID } from 'node:crypto';
import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import {
  allowBuyers,
  allowOperators,
  allowOwner,
  allowStaff,
  type RoleTestRecords,
} from '../../../../tests/support/role-lines.ts';

const fields = { description: 'Cotton bags', email: 'priya@malabar.example', cateAndTag: null, source: 2 };

/** A request like the owner's with another text, which staff or its owner may read. */
async function copyRequest({ rfqId: ownersId, database: { kysely } }: RoleTestRecords): Promise<{ rfqId: string }> {
  const owners = kysely.selectFrom('rfq').selectAll().where('rfq_id', '=', ownersId);
  const { cate_and_tag: _, ...row } = await owners.executeTakeFirstOrThrow();
  const rfqId = randomUUID();
  await kysely
    .insertInto('rfq')
    .values({ ...row, rfq_id: rfqId, task_id: rfqId, description: 'Cotton bags' })
    .execute();
  return { rfqId };
}

/** The roles that may make each call and, for a submit, what it revokes for good. */
export const callChecks: CallChecks = {
  'rfqLifecycle.add': { roles: allowBuyers(() => fields), ends: [] },
  'rfqLifecycle.edit': { roles: allowOwner(async (made) => ({ ...fields, ...(await copyRequest(made)) })), ends: [] },
  'rfqLifecycle.withdraw': {
    roles: allowOwner(async (made) => ({ ...(await copyRequest(made)), version: 1 })),
    ends: [],
  },
  'rfqLifecycle.show': { roles: allowOwner(copyRequest) },
  'staffRfq.unanswered': { roles: allowStaff(() => ({ pageNo: 1 })) },
  'staffRfq.show': { roles: allowStaff(copyRequest) },
  'staffRfq.close': {
    roles: allowOperators(async (made) => ({ ...(await copyRequest(made)), reason: 'done' })),
    ends: [],
  },
};
