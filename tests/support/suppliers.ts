import { randomUUID } from 'node:crypto';
import type { Database } from '@fairhall/gateway/db/database';
import { createRandomToken, hashSha256 } from '@fairhall/gateway/identity/secrets';
import { PASSWORD } from './accounts.ts';
import { testPasswords } from './gateway.ts';

interface PersonToInsert {
  readonly email: string;
  readonly supplierId?: string;
  readonly right?: 'answer' | 'manage';
}

/** Inserts an account of a supplier's person, whose password is `PASSWORD`, as an invitation would. Returns its id. */
export async function insertSupplierPerson(
  { kysely }: Database,
  { email, supplierId = 'S1', right = 'manage' }: PersonToInsert,
): Promise<string> {
  const hashed = await testPasswords.hash(PASSWORD, []);
  if (!hashed.ok) throw new Error('the line is full');
  const accountId = randomUUID();
  const whose = { supplier_id: supplierId, supplier_right: right, password_hash: hashed.value };
  await kysely
    .insertInto('account')
    .values({ account_id: accountId, email, kind: 'supplier', created: Date.now(), ...whose })
    .execute();
  return accountId;
}

interface InvitationToInsert {
  readonly email: string;
  readonly supplierId?: string;
}

/** Inserts an invitation that is valid for a day, as one that was sent. */
export async function insertInvitation(
  { kysely }: Database,
  { email, supplierId = 'S1' }: InvitationToInsert,
): Promise<{ readonly invitationId: string; readonly token: string }> {
  const [invitationId, token, now] = [randomUUID(), createRandomToken(), Date.now()];
  await kysely
    .insertInto('invitation')
    .values({
      invitation_id: invitationId,
      token_hash: hashSha256(token),
      supplier_id: supplierId,
      email,
      lang: 'en',
      supplier_right: 'answer',
      invited_by: 'staff:none',
      task_id: null,
      created: now,
      expires: now + 86_400_000,
      used_at: null,
      used_key: null,
      ended_at: null,
    })
    .execute();
  return { invitationId, token };
}
