import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { keyHashOf } from '../idempotency.ts';
import { createRandomToken, hashSha256 } from '../identity/secrets.ts';
import { LINK_MARGIN } from '../mail/mail-caps.ts';
import { queueMail } from '../mail/outbox.ts';
import { recordRevocation } from '../revocations.ts';
import type { AccountPorts } from './account-ports.ts';
import { confirmationMail } from './confirmation-mail.ts';

const DAY = 86_400_000;
/** How long a link is valid, in days. */
export const CONFIRMATION_DAYS = 7;

/** An account whose address is to be confirmed. */
export interface AccountToConfirm {
  readonly accountId: string;
  readonly email: string;
}

/**
 * Queues the mail with the link that confirms an account's address, in the open transaction. It only goes to the
 * account's own address, and earlier links stay valid. Returns false if the limit of mails is reached and the latest
 * link is still valid. D-19 THR-46
 */
export async function sendConfirmation(
  { texts, pageUrl }: Pick<AccountPorts, 'texts' | 'pageUrl'>,
  { database, lang, siteId, now, requestId }: Pick<CallContext, 'database' | 'lang' | 'siteId' | 'now' | 'requestId'>,
  { accountId, email }: AccountToConfirm,
): Promise<boolean> {
  const token = createRandomToken();
  const hash = hashSha256(token);
  const link = pageUrl(siteId, `/verify?token=${token}`);
  const mail = confirmationMail(texts.of(lang, siteId), lang, { to: email, link, days: CONFIRMATION_DAYS });
  const result = await queueMail(database, mail, {
    dedupeKey: `confirm.${hash}`,
    kind: 'account.address',
    requestId,
    now,
    causedBy: 'requested',
    hasEarlierMail: await hasGoodLink(database, accountId, now),
  });
  if (result === 'duplicate') return false;
  await database.kysely
    .insertInto('one_time_code')
    .values({
      hash,
      purpose: 'confirm',
      subject: accountId,
      created: now,
      expires: now + CONFIRMATION_DAYS * DAY,
      used_at: null,
      used_key: null,
    })
    .execute();
  return true;
}

/** Whether an unused link, whose mail did not fail, is still valid for a while. */
async function hasGoodLink({ kysely }: Queries, accountId: string, now: number): Promise<boolean> {
  const { rows } = await sql`
    select hash from one_time_code
    where subject = ${accountId} and purpose = 'confirm' and used_at is null and expires >= ${now + LINK_MARGIN}
      and not exists (select from outbox where dedupe_key = 'confirm.' || hash and state = 'dead')`.execute(kysely);
  return rows.length > 0;
}

/** A link that was mailed to confirm an account. */
export interface FoundLink extends AccountToConfirm {
  readonly passwordHash: string | null;
  readonly isVerified: boolean;
  readonly isDenied: boolean;
  readonly expires: number;
  readonly usedAt: number | null;
  /** The browser in which the account was registered. D-95 */
  readonly visitor: string | null;
}

/** The link of a token, used or not; undefined if no mail contained this token. */
export async function findLink({ kysely }: Queries, token: string): Promise<FoundLink | undefined> {
  const { rows } = await sql<FoundLink>`
    select account_id as "accountId", email, password_hash as "passwordHash", verified_at is not null as "isVerified",
      denied_at is not null as "isDenied", one_time_code.expires, used_at as "usedAt",
      (select visitor from buyer_session session
        where session.account_id = account.account_id and source = 'register' order by session.created limit 1) as visitor
    from one_time_code join account on account_id = subject
    where hash = ${hashSha256(token)} and purpose = 'confirm' and kind = 'buyer'`.execute(kysely);
  return rows[0];
}

/** Marks a link as used. Of several concurrent calls, only one returns true. */
export async function markLinkUsed({ kysely }: Transaction, token: string, context: CallContext): Promise<boolean> {
  const spent = await kysely
    .updateTable('one_time_code')
    .set({ used_at: context.now, used_key: keyHashOf(context) })
    .where('hash', '=', hashSha256(token))
    .where('purpose', '=', 'confirm')
    .where('used_at', 'is', null)
    .where('expires', '>', context.now)
    .returning('hash')
    .executeTakeFirst();
  return spent !== undefined;
}

/** Makes all confirmation links of an account void, and records that its address belongs to somebody else. */
export async function stopConfirmation(database: Transaction, accountId: string, now: number): Promise<void> {
  const { kysely } = database;
  await recordRevocation(database, { kind: 'deniedAccount', subject: accountId });
  await kysely.updateTable('account').set({ denied_at: now }).where('account_id', '=', accountId).execute();
  await kysely
    .updateTable('one_time_code')
    .set({ expires: 0 })
    .where('purpose', '=', 'confirm')
    .where('subject', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

/** Lets a denied account get confirmation links again, because somebody who reads its mails uses it. */
export async function restoreConfirmation(database: Transaction, accountId: string): Promise<void> {
  const allowed = await database.kysely
    .updateTable('account')
    .set({ denied_at: null })
    .where('account_id', '=', accountId)
    .where('denied_at', 'is not', null)
    .returning('account_id')
    .executeTakeFirst();
  if (allowed === undefined) return;
  await recordRevocation(database, { kind: 'deniedAccount', subject: accountId, isRevoked: false });
}
