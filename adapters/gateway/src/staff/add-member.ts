import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import type { StaffRole } from '@fairhall/core/contract/staff/limits';
import { err, ok, type Result } from '@fairhall/core/result';
import { sql } from 'kysely';
import { leaveAudit } from '../audit.ts';
import { type CallContext, staffOf } from '../call-context.ts';
import type { Database, Transaction } from '../db/database.ts';
import { taskOf } from '../idempotency.ts';
import { createRandomId, hashSha256 } from '../identity/secrets.ts';
import { createToken } from '../identity/tokens.ts';
import { lockStaff } from './lock-staff.ts';

interface MemberInput {
  readonly name: string;
  readonly role: StaffRole;
  readonly reason: string;
}

const KEY_REUSED: Refusal = { code: '422', message: 'request.sameKey' };

/**
 * Adds a member with a token, of which only a hash is stored; it expires after the configured term. A repeat of the
 * same action, after a lost response, replaces the token with a new one. D-94 REL-02
 */
export async function addMember(
  database: Database,
  context: CallContext,
  input: MemberInput,
): Promise<Answer<{ staffId: string; token: string; expires: number }>> {
  const token = createToken('staff');
  const expires = context.now + context.settings.staffTokenMs;
  const inserted = await database.transaction(async (transaction) => {
    await lockStaff(transaction);
    const staffId = await insertMember(transaction, context, input, { token, expires });
    if (!staffId.ok) return staffId;
    const object = { staffId: staffId.value, name: input.name.trim(), role: input.role };
    await leaveAudit(transaction, context, { call: 'staff.add', object, reason: input.reason });
    return staffId;
  });
  return inserted.ok ? ok({ staffId: inserted.value, token, expires }) : inserted;
}

async function insertMember(
  { kysely }: Transaction,
  context: CallContext,
  { name: rawName, role }: MemberInput,
  { token, expires }: { readonly token: string; readonly expires: number },
): Promise<Result<string, Refusal>> {
  const { staffId: addedBy } = staffOf(context);
  const task = taskOf(`staff:${addedBy}`, context.idempotencyKey);
  const name = rawName.trim();
  const earlier = await kysely.selectFrom('staff').selectAll().where('task_id', '=', task).executeTakeFirst();
  if (earlier !== undefined) {
    if (earlier.name !== name || earlier.role !== role || earlier.revoked !== null) return err(KEY_REUSED);
    await kysely
      .updateTable('staff')
      .set({ token_hash: hashSha256(token), expires })
      .where('task_id', '=', task)
      .execute();
    return ok(earlier.staff_id);
  }
  const sameName = await kysely
    .selectFrom('staff')
    .select('staff_id')
    .where(sql<boolean>`lower(name) = lower(${name}) and revoked is null`)
    .executeTakeFirst();
  if (sameName !== undefined) return err({ code: '409', message: 'staff.nameTaken', values: { name } });
  const row = {
    staff_id: createRandomId(),
    name,
    role,
    token_hash: hashSha256(token),
    task_id: task,
    created: context.now,
  };
  await kysely
    .insertInto('staff')
    .values({ ...row, expires, added_by: addedBy, revoked: null, revoked_by: null })
    .execute();
  return ok(row.staff_id);
}
