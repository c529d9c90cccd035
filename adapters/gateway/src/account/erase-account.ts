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

/** To who is not logged in and has erased nothing there is nothing. */
const ACCOUNT_NOT_FOUND: Refusal = { code: '404', message: 'request.loginNeeded' };

/**
 * Erases a buyer's account, all or nothing, with the mail that tells what went and what stays. A repeat under the same key,
 * whose answer was lost, gets the receipt again; by then nobody is logged in. THR-13 THR-29
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

/** Its twin was quicker, or another password was set meanwhile. */
const toRepeatAnswer = (receipt: ErasureReceipt | undefined): Answer<ErasureReceipt> =>
  receipt === undefined ? err(PASSWORD_INCORRECT) : ok(receipt);

interface ErasureResult {
  readonly receipt: ErasureReceipt;
  readonly afterwards: readonly (() => Promise<void>)[];
}

async function eraseAll(
  { personalData, texts, pagesUrl }: AccountPorts,
  context: CallContext,
  buyer: Buyer,
  passwordHash: string | null,
): Promise<ErasureResult | undefined> {
  const { database, lang, now, requestId } = context;
  if (!(await lockAccount(database, buyer, passwordHash))) return undefined;
  const receipt = { ...(await countPersonalData(personalData, database, buyer)), time: now };
  const afterwards: (() => Promise<void>)[] = [];
  for (const { erase } of personalData) {
    const after = await erase?.(database, buyer, now);
    if (after !== undefined) afterwards.push(after);
  }
  await recordRevocation(database, { kind: 'erasedAccount', subject: buyer.accountId });
  // What a guest sent from the address went too, where the address was proven.
  const detail = buyer.isVerified ? 'proven' : '';
  await recordRevocation(database, { kind: 'erasedAddress', subject: normalizeEmail(buyer.email), detail });
  const row = { key_hash: keyHashOf(context), receipt: JSON.stringify(receipt), erased: now };
  await database.kysely.insertInto('erasure').values(row).execute();
  const mail = accountErasedMail(texts.of(lang), lang, { to: buyer.email, link: `${pagesUrl}/`, receipt });
  await queueMail(database, mail, {
    dedupeKey: `erased.${row.key_hash}`,
    kind: 'account.erased',
    requestId,
    now,
    causedBy: 'recipient',
  });
  return { receipt, afterwards };
}

/** Nobody logs in or writes for it from here on. False where it is gone, or has another password by now. */
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
