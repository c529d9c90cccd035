import { printQuery } from '@fairhall/core/routes/query';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries, Transaction } from '../db/database.ts';
import { keyHashOf } from '../idempotency.ts';
import { createRandomToken, hashSha256 } from '../identity/secrets.ts';
import { LINK_MARGIN } from '../mail/mail-caps.ts';
import { queueMail } from '../mail/outbox.ts';
import type { AccountPorts } from './account-ports.ts';
import type { AccountToConfirm } from './confirmation-link.ts';
import { initialPasswordMail } from './initial-password-mail.ts';

const DAY = 86_400_000;
/** How long a link is valid, in days. */
const LINK_DAYS = 7;

/**
 * Queues the mail with the link that sets an account's first password, in the open transaction. It only goes to the
 * account's own address, and leads to the site on which the person is. Returns false if the limit of mails is reached
 * and the latest link is still valid. D-71 THR-46
 */
export async function sendInitialPasswordLink(
  { texts, pageUrl }: Pick<AccountPorts, 'texts' | 'pageUrl'>,
  { database, lang, now, requestId, siteId }: Pick<CallContext, 'database' | 'lang' | 'now' | 'requestId' | 'siteId'>,
  { accountId, email }: AccountToConfirm,
): Promise<boolean> {
  const token = createRandomToken();
  const hash = hashSha256(token);
  const query = printQuery(['initToken', 'initEmail'], { initToken: token, initEmail: email });
  const link = pageUrl(siteId, `/initPassword${query}`);
  const mail = initialPasswordMail(texts.of(lang, siteId), lang, { to: email, link, days: LINK_DAYS });
  const result = await queueMail(database, mail, {
    dedupeKey: `init.${hash}`,
    kind: 'account.init',
    requestId,
    now,
    causedBy: 'requested',
    hasEarlierMail: await hasGoodLink(database, accountId, now),
  });
  if (result === 'duplicate') return false;
  const expires = now + LINK_DAYS * DAY;
  const row = {
    hash,
    purpose: 'init',
    subject: accountId,
    created: now,
    expires,
    used_at: null,
    used_key: null,
  } as const;
  await database.kysely.insertInto('one_time_code').values(row).execute();
  return true;
}

/** Whether an unused link, whose mail did not fail, is still valid for a while. */
async function hasGoodLink({ kysely }: Queries, accountId: string, now: number): Promise<boolean> {
  const { rows } = await sql`
    select hash from one_time_code
    where subject = ${accountId} and purpose = 'init' and used_at is null and expires >= ${now + LINK_MARGIN}
      and not exists (select from outbox where dedupe_key = 'init.' || hash and state = 'dead')`.execute(kysely);
  return rows.length > 0;
}

/**
 * The account of a valid link; undefined if the link is not valid, or if the account has a password by now. The check
 * does not use the link up. THR-04
 */
export async function findInitialPasswordLink(
  { kysely }: Queries,
  token: string,
  now: number,
): Promise<AccountToConfirm | undefined> {
  const { rows } = await sql<AccountToConfirm>`
    select account_id as "accountId", email from one_time_code join account on account_id = subject
    where hash = ${hashSha256(token)} and purpose = 'init' and used_at is null and expires > ${now}
      and kind = 'buyer' and password_hash is null`.execute(kysely);
  return rows[0];
}

/** Marks a link as used. Of several concurrent calls, only one returns true. */
export async function markInitialPasswordLink(
  { kysely }: Transaction,
  token: string,
  context: CallContext,
): Promise<boolean> {
  const used = await kysely
    .updateTable('one_time_code')
    .set({ used_at: context.now, used_key: keyHashOf(context) })
    .where('hash', '=', hashSha256(token))
    .where('purpose', '=', 'init')
    .where('used_at', 'is', null)
    .where('expires', '>', context.now)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}
