import type { ErasureReceipt } from '@fairhall/core/contract/account/personal-data';
import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import { normalizeEmail } from '@fairhall/core/forms/email';
import { err, ok } from '@fairhall/core/result';
import type { Buyer, CallContext } from '../call-context.ts';
import type { Transaction } from '../db/database.ts';
import { keyHashOf } from '../idempotency.ts';
import { queueMail } from '../mail/outbox.ts';
import { recordRevocation } from '../revocations.ts';
import { accountErasedMail } from './account-erased-mail.ts';
import type { AccountPorts } from './account-ports.ts';
import { PASSWORD_INCORRECT } from './account-refusals.ts';
import { countPersonalData } from './personal-data-summary.ts';
import { verifyPassword } from './verify-password.ts';

/** For a caller who is not logged in and has no receipt of an erasure. */
const ACCOUNT_NOT_FOUND: Refusal = { code: '404', message: 'request.loginNeeded' };

/**
 * Erases a buyer's account in one transaction, and queues the mail that says what was deleted and what stays. A retry
 * with the same idempotency key gets the receipt again; the buyer is no longer logged in by then. THR-13 THR-29
 */
export async function eraseAccount(
  ports: AccountPorts,
  context: CallContext,
  { password }: { readonly password: string },
): Promise<Answer<ErasureReceipt>> {
  const { buyer, cookie } = context;
  const before = await receiptOf(ports, context);
  if (before !== undefined) return ok(before);
  if (buyer === null) return err(ACCOUNT_NOT_FOUND);
  const proved = await verifyPassword(ports, context, password);
  if (!proved.ok) return proved;
  const { passwordHash } = proved.value;
  const erased = await ports.database.transaction((transaction) =>
    eraseAll(ports, { ...context, database: transaction }, buyer, passwordHash),
  );
  if (erased === undefined) return toRepeatAnswer(await receiptOf(ports, context));
  cookie.end();
  for (const afterwards of erased.afterwards) await afterwards();
  return ok(erased.receipt);
}

/** The same request completed first in parallel, or another password was set in the meantime. */
const toRepeatAnswer = (receipt: ErasureReceipt | undefined): Answer<ErasureReceipt> =>
  receipt === undefined ? err(PASSWORD_INCORRECT) : ok(receipt);

interface ErasureResult {
  readonly receipt: ErasureReceipt;
  readonly afterwards: readonly (() => Promise<void>)[];
}

async function eraseAll(
  { personalData, texts, pageUrl }: AccountPorts,
  context: CallContext,
  buyer: Buyer,
  passwordHash: string | null,
): Promise<ErasureResult | undefined> {
  const { database, lang, siteId, now, requestId } = context;
  if (!(await lockAccount(database, buyer, passwordHash))) return undefined;
  const receipt = { ...(await countPersonalData(personalData, database, buyer)), time: now };
  const afterwards: (() => Promise<void>)[] = [];
  for (const { erase } of personalData) {
    const after = await erase?.(database, buyer, now);
    if (after !== undefined) afterwards.push(after);
  }
  await recordRevocation(database, { kind: 'erasedAccount', subject: buyer.accountId });
  // If the address was proven, enquiries that a guest sent from it are erased too.
  const detail = buyer.isVerified ? 'proven' : '';
  await recordRevocation(database, { kind: 'erasedAddress', subject: normalizeEmail(buyer.email), detail });
  const row = { key_hash: keyHashOf(context), receipt: JSON.stringify(receipt), erased: now };
  await database.kysely.insertInto('erasure').values(row).execute();
  const link = pageUrl(siteId, '/');
  const mail = accountErasedMail(texts.of(lang, siteId), lang, { to: buyer.email, link, receipt });
  await queueMail(database, mail, {
    dedupeKey: `erased.${row.key_hash}`,
    kind: 'account.erased',
    requestId,
    now,
    causedBy: 'recipient',
  });
  return { receipt, afterwards };
}

/**
 * Locks the account row, so that nobody logs in or writes for it from here on. Returns false if the account is gone or
 * has another password by now.
 */
async function lockAccount(
  { kysely }: Transaction,
  { accountId }: Buyer,
  passwordHash: string | null,
): Promise<boolean> {
  const row = kysely
    .selectFrom('account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .forUpdate();
  return (await row.executeTakeFirst()) !== undefined;
}

async function receiptOf({ database }: AccountPorts, context: CallContext): Promise<ErasureReceipt | undefined> {
  const row = database.kysely.selectFrom('erasure').select('receipt').where('key_hash', '=', keyHashOf(context));
  return (await row.executeTakeFirst())?.receipt;
}
