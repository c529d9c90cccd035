import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import { createRandomToken, hashSha256 } from '../identity/secrets.ts';
import { countRequested, LINK_MARGIN, REQUEST_ALLOWANCE } from '../mail/mail-caps.ts';
import { queueMail } from '../mail/outbox.ts';
import type { AccountPorts } from './account-ports.ts';
import { findAccount } from './find-account.ts';
import { resetMail } from './reset-mail.ts';

const HOUR = 3_600_000;
/** How long a link is valid, in hours. D-71 */
const LINK_HOURS = 1;
/**
 * How long the last link that the daily limit allows is valid, and each after it, in hours. The user keeps asking in
 * that case; with one mail each 3.5 hours they always have a valid link and get at most nine mails a day, three of them
 * in an hour.
 */
const MAX_LINK_HOURS = 4;

/**
 * Queues the reset mail in the open transaction, with a link to the buyers' or suppliers' pages as the account
 * requires; queues nothing if the address has no account that can log in. A device that has been logged in to the
 * account before belongs to its owner and always gets a mail; other devices get one unless an earlier link is valid for
 * at least another half hour. D-71 THR-46
 */
export async function sendResetLink(
  { texts, pageUrl, supplierPagesUrl }: AccountPorts,
  { database, lang, siteId, now, requestId, visitor }: CallContext,
  email: string,
): Promise<void> {
  const account = await findAccount(database, email, visitor);
  if (account === undefined || !account.isOpen) return;
  const event = { to: account.email, kind: 'account.reset', now } as const;
  // A person who registers somebody else's address has a familiar device too, so the address must also be confirmed.
  const isOwner = account.isFamiliar && account.isVerified;
  const isLast = !isOwner && (await countRequested(database, event)) >= REQUEST_ALLOWANCE - 1;
  const hours = isLast ? MAX_LINK_HOURS : LINK_HOURS;
  const token = createRandomToken();
  const hash = hashSha256(token);
  const path = `/resetPassword?token=${token}`;
  const isSupplier = account.kind === 'supplier';
  const link = isSupplier ? `${supplierPagesUrl}${path}` : pageUrl(siteId, path);
  const mail = resetMail(isSupplier ? texts.of(lang) : texts.of(lang, siteId), lang, {
    to: account.email,
    link,
    hours,
  });
  const sending = { dedupeKey: `reset.${hash}`, kind: event.kind, requestId, now };
  const result = await queueMail(
    database,
    mail,
    isOwner
      ? { ...sending, causedBy: 'recipient' }
      : { ...sending, causedBy: 'requested', hasEarlierMail: await hasGoodLink(database, account.accountId, now) },
  );
  if (result === 'duplicate') return;
  await database.kysely
    .insertInto('one_time_code')
    .values({
      hash,
      purpose: 'reset',
      subject: account.accountId,
      created: now,
      expires: now + hours * HOUR,
      used_at: null,
      used_key: null,
    })
    .execute();
}

/** Whether an unused link, whose mail did not fail, is still valid for a while. */
async function hasGoodLink({ kysely }: Queries, accountId: string, now: number): Promise<boolean> {
  const link = await kysely
    .selectFrom('one_time_code')
    .select('hash')
    .where('subject', '=', accountId)
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .where('expires', '>=', now + LINK_MARGIN)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox_id')
            .where('dedupe_key', '=', sql<string>`'reset.' || one_time_code.hash`)
            .where('state', '=', 'dead'),
        ),
      ),
    )
    .executeTakeFirst();
  return link !== undefined;
}

/** The address of a valid link; undefined if it is invalid. The check does not use it up. THR-04 */
export async function emailOfLink({ kysely }: Queries, token: string, now: number): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('one_time_code')
    .innerJoin('account', 'account.account_id', 'one_time_code.subject')
    .select('account.email')
    .where('hash', '=', hashSha256(token))
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .where('expires', '>', now)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row?.email;
}
