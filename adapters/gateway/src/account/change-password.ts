import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { type Buyer, buyerOf, type CallContext } from '../call-context.ts';
import type { Transaction } from '../db/database.ts';
import { keyHashOf } from '../idempotency.ts';
import { checkPasswordStrength } from '../identity/check-password-strength.ts';
import { clearAccountAttempts } from '../identity/login-attempts.ts';
import { recordRevocation } from '../revocations.ts';
import type { AccountPorts } from './account-ports.ts';
import { PASSWORD_INCORRECT } from './account-refusals.ts';
import { notifyPasswordChanged } from './notify-password-changed.ts';
import { verifyPassword } from './verify-password.ts';

interface Change {
  readonly password: string;
  readonly newPassword: string;
}

/**
 * Changes the password of a logged-in buyer who gives the current one. Ends all other sessions of the account, makes
 * links in earlier reset mails void, and sends the buyer a notification mail. A retry with the same idempotency key and
 * the same new password gets the success answer again. THR-08 THR-13
 */
export async function updatePassword(
  ports: AccountPorts,
  context: CallContext,
  { password, newPassword }: Change,
): Promise<Answer<true>> {
  const buyer = buyerOf(context);
  // The same request may complete in parallel at any moment, after which the password that was given is no longer the
  // current one. So look for a repeat after each step.
  if (await isRepeat(ports, context, buyer)) return checkRepeat(ports, context, newPassword);
  const proved = await verifyPassword(ports, context, password);
  if (!proved.ok) return (await isRepeat(ports, context, buyer)) ? checkRepeat(ports, context, newPassword) : proved;
  const siteName = ports.texts.of(context.lang, context.siteId).site?.name;
  const weak = checkPasswordStrength(newPassword, buyer.email, siteName);
  if (weak !== undefined) return err(weak);
  const hashed = await ports.passwords.hash(newPassword, proved.value.priority);
  if (!hashed.ok) return hashed;
  const { passwordHash } = proved.value;
  const change = { before: passwordHash, after: hashed.value, key: keyHashOf(context), now: context.now };
  const isDone = await ports.database.transaction(async (transaction) => {
    const isSet = await setPassword(transaction, buyer, change);
    if (isSet)
      await notifyPasswordChanged(ports, transaction, context, { email: buyer.email, kind: 'buyer', lang: '' });
    return isSet;
  });
  if (isDone) return ok(true);
  return (await isRepeat(ports, context, buyer)) ? checkRepeat(ports, context, newPassword) : err(PASSWORD_INCORRECT);
}

interface NewHash {
  /** The hash that the given password was compared with. */
  readonly before: string | null;
  readonly after: string;
  readonly key: string;
  readonly now: number;
}

/** False if another password was set in the meantime. */
async function setPassword(
  transaction: Transaction,
  { accountId, email, tokenHash }: Buyer,
  { before, after, key, now }: NewHash,
): Promise<boolean> {
  const { kysely } = transaction;
  const set = await kysely
    .updateTable('account')
    .set({ password_hash: after, password_key: key, register_key: null })
    .where('account_id', '=', accountId)
    .where('password_hash', '=', before)
    .returning('account_id')
    .executeTakeFirst();
  if (set === undefined) return false;
  await kysely
    .updateTable('buyer_session')
    .set({ expires: 0 })
    .where('account_id', '=', accountId)
    .where('token_hash', '<>', tokenHash)
    .execute();
  await kysely
    .updateTable('one_time_code')
    .set({ used_at: now })
    .where('subject', '=', accountId)
    .where('purpose', '<>', 'confirm')
    .where('used_at', 'is', null)
    .execute();
  await recordRevocation(transaction, { kind: 'password', subject: accountId });
  await clearAccountAttempts(transaction, email);
  return true;
}

async function isRepeat(
  { database: { kysely } }: AccountPorts,
  context: CallContext,
  { accountId }: Buyer,
): Promise<boolean> {
  const row = kysely.selectFrom('account').select('password_key').where('account_id', '=', accountId);
  return (await row.executeTakeFirst())?.password_key === keyHashOf(context);
}

async function checkRepeat(ports: AccountPorts, context: CallContext, newPassword: string): Promise<Answer<true>> {
  const proved = await verifyPassword(ports, context, newPassword);
  return proved.ok ? ok(true) : proved;
}
