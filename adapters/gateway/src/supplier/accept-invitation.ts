import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { SupplierRight } from '@fairhall/core/contract/supplier/limits';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { keyHashOf } from '../idempotency.ts';
import { checkPasswordStrength } from '../identity/check-password-strength.ts';
import { getHashPriority } from '../identity/hash-priority.ts';
import { createRandomId, hashSha256 } from '../identity/secrets.ts';
import { recordRevocation } from '../revocations.ts';
import type { SupplierPorts } from '../supplier-login/supplier-ports.ts';
import { startSupplierSession } from '../supplier-login/supplier-sessions.ts';
import { checkInvitable } from './check-invitable.ts';
import { INVITATION_OVER } from './supplier-refusals.ts';

interface AcceptanceInput {
  readonly token: string;
  readonly password: string;
  readonly name: string;
}

interface Invitation {
  readonly supplierId: string;
  readonly email: string;
  readonly right: SupplierRight;
  readonly lang: string;
}

type AcceptanceResult =
  | { readonly is: 'made'; readonly token: string }
  | { readonly is: 'over' }
  | { readonly is: 'taken'; readonly email: string };

/**
 * Creates the account of an invitation by the one-time token of its email, and logs it in. Of concurrent calls one
 * creates it. A repeat with the same idempotency key and password, after a lost response, gets a token of its own. D-39
 * THR-02 REL-01
 */
export async function acceptInvitation(
  ports: SupplierPorts,
  context: CallContext,
  acceptance: AcceptanceInput,
): Promise<Answer<{ token: string }>> {
  const { database, passwords } = ports;
  const invitation = await findOpenInvitation(database, acceptance.token, context.now);
  if (invitation === undefined) return repeatAcceptance(ports, context, acceptance);
  const siteName = ports.texts.of(context.lang).site?.name;
  const weak = checkPasswordStrength(acceptance.password, invitation.email, siteName);
  if (weak !== undefined) return err(weak);
  const hashed = await passwords.hash(acceptance.password, getHashPriority(context, true));
  if (!hashed.ok) return hashed;
  const result = await database.transaction((transaction) =>
    acceptInTransaction(transaction, context, acceptance, hashed.value),
  );
  if (result.is === 'made') return ok({ token: result.token });
  if (result.is === 'taken') return err((await checkInvitable(database, result.email)) ?? INVITATION_OVER);
  return repeatAcceptance(ports, context, acceptance);
}

async function acceptInTransaction(
  transaction: Transaction,
  context: CallContext,
  { token, name }: AcceptanceInput,
  passwordHash: string,
): Promise<AcceptanceResult> {
  const invitation = await findOpenInvitation(transaction, token, context.now, true);
  if (invitation === undefined) return { is: 'over' };
  const accountId = await createAccount(transaction, context, invitation, { name: name.trim(), passwordHash });
  if (accountId === undefined) return { is: 'taken', email: invitation.email };
  await transaction.kysely
    .updateTable('invitation')
    .set({ used_at: context.now, used_key: keyHashOf(context) })
    .where('token_hash', '=', hashSha256(token))
    .execute();
  const subject = `${accountId}|${invitation.supplierId}`;
  await recordRevocation(transaction, { kind: 'supplierPerson', subject, isRevoked: false });
  const session = await startSupplierSession(transaction, context, { accountId, passwordHash });
  if (session === undefined) throw new Error('an account that was just made opens nothing');
  return { is: 'made', token: session };
}

async function findOpenInvitation(
  { kysely }: Queries,
  token: string,
  now: number,
  isLocked = false,
): Promise<Invitation | undefined> {
  const query = kysely
    .selectFrom('invitation')
    .select(['supplier_id as supplierId', 'email', 'supplier_right as right', 'lang'])
    .where('token_hash', '=', hashSha256(token))
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires', '>', now);
  return (isLocked ? query.forUpdate() : query).executeTakeFirst();
}

interface Person {
  readonly name: string;
  readonly passwordHash: string;
}

/** Undefined if the address has an account that is still in use. An account that is no longer in use is reactivated. */
async function createAccount(
  { kysely }: Transaction,
  context: CallContext,
  { supplierId, email, right, lang }: Invitation,
  { name, passwordHash }: Person,
): Promise<string | undefined> {
  const { rows } = await sql<{ account_id: string }>`
    insert into account (account_id, email, kind, created, verified_at, password_hash, nickname, register_key, supplier_id,
      supplier_right, lang)
    values (${createRandomId()}, ${email}, 'supplier', ${context.now}, ${context.now}, ${passwordHash}, ${name},
      ${keyHashOf(context)}, ${supplierId}, ${right}, ${lang})
    on conflict (lower(email)) do update set
      verified_at = excluded.verified_at, password_hash = excluded.password_hash, nickname = excluded.nickname,
      register_key = excluded.register_key, supplier_id = excluded.supplier_id,
      supplier_right = excluded.supplier_right, lang = excluded.lang, removed_at = null
    where account.kind = 'supplier' and (account.supplier_id is null or account.removed_at is not null)
    returning account_id`.execute(kysely);
  return rows[0]?.account_id;
}

/**
 * The result for a link that is no longer open: a token if this is the submit that used it, else the error that it has
 * expired.
 */
async function repeatAcceptance(
  { database, passwords }: SupplierPorts,
  context: CallContext,
  { token, password }: AcceptanceInput,
): Promise<Answer<{ token: string }>> {
  const { rows } = await sql<{ accountId: string; passwordHash: string | null }>`
    select account_id as "accountId", password_hash as "passwordHash"
    from invitation join account on lower(account.email) = lower(invitation.email)
    where token_hash = ${hashSha256(token)} and used_key = ${keyHashOf(context)} and register_key = used_key`.execute(
    database.kysely,
  );
  const [used] = rows;
  if (used === undefined) return err(INVITATION_OVER);
  const isRight = await passwords.isRight(password, used.passwordHash, getHashPriority(context, true));
  if (!isRight.ok) return isRight;
  if (!isRight.value) return err(INVITATION_OVER);
  const session = await startSupplierSession(database, context, used);
  return session === undefined ? err(INVITATION_OVER) : ok({ token: session });
}
