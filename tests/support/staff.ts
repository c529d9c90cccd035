import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@fairhall/core/contract/staff-limits';
import type { Database } from '@fairhall/gateway/db/database';
import { sha256 } from '@fairhall/gateway/identity/secrets';
import { newToken } from '@fairhall/gateway/identity/tokens';

interface StaffToInsert {
  readonly role: StaffRole;
  /** Epoch milliseconds; a good token when absent. */
  readonly revoked?: number;
}

/** Inserts a member of the staff as an operator would add one. */
export async function insertStaff(
  { kysely }: Database,
  { role, revoked }: StaffToInsert,
): Promise<{ readonly staffId: string; readonly token: string }> {
  const [staffId, token] = [randomUUID(), newToken('staff')];
  await kysely
    .insertInto('staff')
    .values({
      ...{ staff_id: staffId, name: staffId, role, token_hash: sha256(token), task_id: null, created: Date.now() },
      ...{ added_by: null, revoked: revoked ?? null, revoked_by: null },
    })
    .execute();
  return { staffId, token };
}
