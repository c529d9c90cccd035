import type { Answer } from '@fairhall/core/contract/dispatcher';
import { normalizeEmail } from '@fairhall/core/forms/email';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import { renewPassword, tryPassword } from '../identity/try-password.ts';
import type { SupplierPorts } from '../supplier-login/supplier-ports.ts';
import { startSupplierSession } from '../supplier-login/supplier-sessions.ts';
import { LOGIN_INVALID } from './supplier-refusals.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Logs in a person of a supplier and returns the token. A wrong password, an unknown address, a buyer's address and
 * that of a removed person get the same error, after the same work.  THR-02 THR-12 THR-13
 */
export async function logInPerson(
  ports: SupplierPorts,
  context: CallContext,
  { email, password }: Credentials,
): Promise<Answer<{ token: string }>> {
  const found = await openAccount(ports.database, email);
  const passwordHash = found?.passwordHash ?? null;
  const tried = await tryPassword(ports, context, { email, password, passwordHash, isKnownDevice: false });
  if (!tried.ok) return tried;
  const { isRight, attempts, priority } = tried.value;
  if (found === undefined || !isRight) return err(LOGIN_INVALID);
  const { accountId } = found;
  const token = await startSupplierSession(ports.database, context, { accountId, passwordHash, attempts });
  if (token === undefined) return err(LOGIN_INVALID);
  await renewPassword(ports, { accountId, password, passwordHash, priority: priority });
  return ok({ token });
}

interface OpenAccount {
  readonly accountId: string;
  readonly passwordHash: string | null;
}

async function openAccount({ kysely }: Queries, email: string): Promise<OpenAccount | undefined> {
  const { rows } = await sql<OpenAccount>`
    select account_id as "accountId", password_hash as "passwordHash" from account
    where lower(email) = ${normalizeEmail(email)} and kind = 'supplier' and supplier_id is not null
      and removed_at is null`.execute(kysely);
  return rows[0];
}
