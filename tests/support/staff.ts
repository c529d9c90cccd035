import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@fairhall/core/contract/staff/limits';
import type { Database } from '@fairhall/gateway/db/database';
import { hashSha256 } from '@fairhall/gateway/identity/secrets';
import { createToken } from '@fairhall/gateway/identity/tokens';

interface StaffToInsert {
  readonly role: StaffRole;
  /** Epoch milliseconds; a valid token when absent. */
  readonly revoked?: number;
  /** Epoch milliseconds; ten years from now when absent, since tests move their clocks. */
  readonly expires?: number;
}

/** Inserts a member of staff as an operator would add one. */
export async function insertStaff(
  { kysely }: Database,
  { role, revoked, expires = Date.now() + 3_650 * 86_400_000 }: StaffToInsert,
): Promise<{ readonly staffId: string; readonly token: string }> {
  const [staffId, token] = [randomUUID(), createToken('staff')];
  await kysely
    .insertInto('staff')
    .values({
      staff_id: staffId,
      name: staffId,
      role,
      token_hash: hashSha256(token),
      task_id: null,
      created: Date.now(),
      expires,
      added_by: null,
      revoked: revoked ?? null,
      revoked_by: null,
    })
    .execute();
  return { staffId, token };
}
