import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Transaction } from '../db/database.ts';
import { keyHashOf } from '../idempotency.ts';
import { checkPasswordStrength } from '../identity/check-password-strength.ts';
import { getHashPriority } from '../identity/hash-priority.ts';
import { clearAccountAttempts } from '../identity/login-attempts.ts';
import { hashSha256 } from '../identity/secrets.ts';
import { recordRevocation } from '../revocations.ts';
import type { AccountPorts, ConfirmingPorts } from './account-ports.ts';
import { LINK_OVER } from './account-refusals.ts';
import { confirmReader } from './confirm-reader.ts';
import { restoreConfirmation } from './confirmation-link.ts';
import { notifyPasswordChanged } from './notify-password-changed.ts';
import { emailOfLink } from './reset-link.ts';
import { endSessions } from './sessions.ts';

interface NewPassword {
  readonly token: string;
  readonly password: string;
}

/**
 * Sets a new password with the one-time token of a mail, ends every session of the account and notifies its owner. A
 * retry with the same idempotency key and password gets the success answer again. D-71 THR-08
 */
export async function resetPassword(
  ports: ConfirmingPorts,
  context: CallContext,
  { token, password }: NewPassword,
): Promise<Answer<true>> {
  const { database, passwords } = ports;
  const { now, cookie } = context;
  const email = await emailOfLink(database, token, now);
  if (email === undefined) return checkRepeat(ports, context, { token, password });
  const siteName = ports.texts.of(context.lang, context.siteId).site?.name;
  const weak = checkPasswordStrength(password, email, siteName);
  if (weak !== undefined) return err(weak);
  const hashed = await passwords.hash(password, getHashPriority(context, true));
  if (!hashed.ok) return hashed;
  const owner = await database.transaction(async (transaction) => {
    const accountId = await markLinkUsed(transaction, hashSha256(token), context);
    if (accountId === undefined) return undefined;
    const set = await setPassword(transaction, accountId, hashed.value, now);
    if (set === undefined) return undefined;
    await notifyPasswordChanged(ports, transaction, context, set);
    if (set.kind === 'buyer') await confirmReader(ports, { ...context, database: transaction }, accountId, set.email);
    return set;
  });
  if (owner === undefined) return checkRepeat(ports, context, { token, password });
  if (owner.kind === 'buyer') cookie.end();
  return ok(true);
}

/** Marks the link as used; of several concurrent calls only one succeeds. Returns the id of its account. */
async function markLinkUsed({ kysely }: Transaction, hash: string, context: CallContext): Promise<string | undefined> {
  const { rows } = await sql<{ subject: string }>`
    update one_time_code set used_at = ${context.now}, used_key = ${keyHashOf(context)}
    where hash = ${hash} and purpose = 'reset' and used_at is null and expires > ${context.now}
    returning subject`.execute(kysely);
  return rows[0]?.subject;
}

interface Owner {
  readonly email: string;
  readonly kind: 'buyer' | 'supplier';
  readonly lang: string;
}

/**
 * Sets the password and locks out anybody who had the old one: ends sessions, voids other links, and resets the count
 * of failed logins of the account. Returns the account's owner; undefined if it was deleted in the meantime.
 */
async function setPassword(
  transaction: Transaction,
  accountId: string,
  hash: string,
  now: number,
): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`
    update account set password_hash = ${hash}, verified_at = coalesce(verified_at, ${now}), register_key = null, password_key = null
    where account_id = ${accountId} returning email, kind, lang`.execute(transaction.kysely);
  await restoreConfirmation(transaction, accountId);
  await recordRevocation(transaction, { kind: 'password', subject: accountId });
  await endSessions(transaction, accountId);
  await transaction.kysely
    .updateTable('one_time_code')
    .set({ used_at: now })
    .where('purpose', '=', 'reset')
    .where('subject', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
  for (const { email } of rows) await clearAccountAttempts(transaction, email);
  return rows[0];
}

async function checkRepeat(
  { database, passwords }: AccountPorts,
  context: CallContext,
  { token, password }: NewPassword,
): Promise<Answer<true>> {
  const done = await database.kysely
    .selectFrom('one_time_code')
    .innerJoin('account', 'account.account_id', 'one_time_code.subject')
    .select(['account.password_hash', 'account.kind'])
    .where('hash', '=', hashSha256(token))
    .where('purpose', '=', 'reset')
    .where('used_key', '=', keyHashOf(context))
    .executeTakeFirst();
  if (done === undefined) return err(LINK_OVER);
  const isRight = await passwords.isRight(password, done.password_hash, getHashPriority(context, true));
  if (!isRight.ok) return isRight;
  if (!isRight.value) return err(LINK_OVER);
  if (done.kind === 'buyer') context.cookie.end();
  return ok(true);
}
