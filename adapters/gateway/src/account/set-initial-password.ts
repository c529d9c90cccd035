import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import type { Transaction } from '../db/database.ts';
import { keyHashOf } from '../idempotency.ts';
import { checkPasswordStrength } from '../identity/check-password-strength.ts';
import { getHashPriority } from '../identity/hash-priority.ts';
import { clearAccountAttempts } from '../identity/login-attempts.ts';
import { hashSha256 } from '../identity/secrets.ts';
import type { AccountPorts, ConfirmingPorts } from './account-ports.ts';
import { LINK_OVER } from './account-refusals.ts';
import { confirmReader } from './confirm-reader.ts';
import { type AccountToConfirm, restoreConfirmation } from './confirmation-link.ts';
import { findInitialPasswordLink, markInitialPasswordLink } from './initial-password-link.ts';
import { endSessions, startSession } from './sessions.ts';

interface InitialPassword {
  readonly token: string;
  readonly password: string;
}

/**
 * Sets the first password of an account with the link of its email, confirms the address and logs in. All other
 * sessions end, since the account may have been created by a stranger. A retry with the same idempotency key and
 * password gets a token of its own. D-71 THR-02 THR-08
 */
export async function setInitialPassword(
  ports: ConfirmingPorts,
  context: CallContext,
  { token, password }: InitialPassword,
): Promise<Answer<{ tradeChinaToken: string }>> {
  const { database, passwords } = ports;
  const account = await findInitialPasswordLink(database, token, context.now);
  if (account === undefined) return checkRepeat(ports, context, { token, password });
  const weak = checkPasswordStrength(password, account.email);
  if (weak !== undefined) return err(weak);
  const hashed = await passwords.hash(password, getHashPriority(context, true));
  if (!hashed.ok) return hashed;
  const session = await database.transaction(async (transaction) => {
    const own = { ...context, database: transaction };
    if (!(await markInitialPasswordLink(transaction, token, own))) return undefined;
    if (!(await savePassword(transaction, account, hashed.value, context.now))) return undefined;
    await confirmReader(ports, own, account.accountId, account.email);
    return startSession(transaction, context, {
      accountId: account.accountId,
      passwordHash: hashed.value,
      source: 'register',
    });
  });
  if (session === undefined) return checkRepeat(ports, context, { token, password });
  context.cookie.start(session);
  return ok({ tradeChinaToken: session });
}

/** Saves the password and ends every session and every other such link; false if the account has a password by now. */
async function savePassword(
  transaction: Transaction,
  { accountId, email }: AccountToConfirm,
  hash: string,
  now: number,
): Promise<boolean> {
  const saved = await transaction.kysely
    .updateTable('account')
    .set(({ fn, val }) => ({
      password_hash: hash,
      verified_at: fn.coalesce('verified_at', val(now)),
      register_key: null,
      password_key: null,
    }))
    .where('account_id', '=', accountId)
    .where('password_hash', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  if (saved === undefined) return false;
  await restoreConfirmation(transaction, accountId);
  await endSessions(transaction, accountId);
  await transaction.kysely
    .updateTable('one_time_code')
    .set({ used_at: now })
    .where('purpose', 'in', ['init', 'reset'])
    .where('subject', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
  await clearAccountAttempts(transaction, email);
  return true;
}

async function checkRepeat(
  { database, passwords }: AccountPorts,
  context: CallContext,
  { token, password }: InitialPassword,
): Promise<Answer<{ tradeChinaToken: string }>> {
  const done = await database.kysely
    .selectFrom('one_time_code')
    .innerJoin('account', 'account.account_id', 'one_time_code.subject')
    .select(['account.account_id', 'account.password_hash'])
    .where('hash', '=', hashSha256(token))
    .where('purpose', '=', 'init')
    .where('used_key', '=', keyHashOf(context))
    .executeTakeFirst();
  if (done?.password_hash === undefined || done.password_hash === null) return err(LINK_OVER);
  const isRight = await passwords.isRight(password, done.password_hash, getHashPriority(context, true));
  if (!isRight.ok) return isRight;
  if (!isRight.value) return err(LINK_OVER);
  const { account_id: accountId, password_hash: passwordHash } = done;
  const session = await startSession(database, context, { accountId, passwordHash, source: 'register' });
  if (session === undefined) return err(LINK_OVER);
  context.cookie.start(session);
  return ok({ tradeChinaToken: session });
}
