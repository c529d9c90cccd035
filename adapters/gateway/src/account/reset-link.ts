import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import { randomId, randomToken, sha256 } from '../identity/secrets.ts';
import { queueMail } from '../mail/outbox.ts';
import type { AccountPorts } from './account-ports.ts';
import { findAccount } from './find-account.ts';
import { resetMail } from './reset-mail.ts';

const HOUR = 3_600_000;
/** How long a link is good, in hours. D-71 */
const LINK_HOURS = 1;

/**
 * Queues the mail with the link, in the open transaction, to the pages of whoever's account it is; where there is no
 * account of that address that opens anything, or mails enough, none. A device that was in the account before is its owner's, so strangers who asked often before hold nothing back from it.
 * D-71 THR-46
 */
export async function sendResetLink(
  { texts, pagesUrl, supplierPagesUrl }: AccountPorts,
  { database, lang, now, requestId, visitor }: CallContext,
  email: string,
): Promise<void> {
  const account = await findAccount(database, email, visitor);
  if (account === undefined || !account.isOpen) return;
  const token = randomToken();
  const pages = account.kind === 'supplier' ? supplierPagesUrl : pagesUrl;
  const link = `${pages}/resetPassword?token=${token}`;
  const mail = resetMail(texts.of(lang), lang, { to: account.email, link, hours: LINK_HOURS });
  const causedBy = account.isFamiliar ? 'recipient' : 'anybody';
  if (!(await queueMail(database, mail, { dedupeKey: `reset.${randomId()}`, requestId, now, causedBy }))) return;
  await database.kysely
    .insertInto('one_time_code')
    .values({
      hash: sha256(token),
      purpose: 'reset',
      subject: account.accountId,
      created: now,
      expires: now + LINK_HOURS * HOUR,
      used_at: null,
      used_key: null,
    })
    .execute();
}

/** The address of a link that would still do, or undefined. Asking does not use it. THR-04 */
export async function emailOfLink({ kysely }: Queries, token: string, now: number): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('one_time_code')
    .innerJoin('account', 'account.account_id', 'one_time_code.subject')
    .select('account.email')
    .where('hash', '=', sha256(token))
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .where('expires', '>', now)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row?.email;
}
