import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import { sql } from 'kysely';
import type { Database, Transaction } from '../db/database.ts';
import { CLOCK_TOLERANCE } from '../limits/clock.ts';
import type { PassFailpoint } from '../operations/failpoints.ts';
import type { Logger } from '../operations/logger.ts';
import type { TextsByLanguage } from '../texts.ts';
import { type DigestEntry, renderDigest } from './digest.ts';
import type { Mail, MailedBadge } from './mail.ts';
import { getEndedBody, MAX_WAIT, type QueuedMail } from './outbox.ts';
import { releasePostponed } from './postponed-mails.ts';

/** How long one process holds an email while it sends it, in milliseconds; longer than sending may take. */
const CLAIM_MS = 60_000;
/** Id of the advisory lock on claiming emails; any number that nothing else uses. */
const LOCK = 7_340_020;

interface ClaimOptions {
  readonly now: number;
  readonly texts: TextsByLanguage;
  readonly log: Logger;
  readonly failpoint: PassFailpoint;
  /** Whether emails that were merged into a digest keep their bodies. */
  readonly keepsBodies: boolean;
}

interface ClaimedMail extends Omit<QueuedMail, 'badge' | 'unsubscribe'> {
  readonly listing: DigestEntry | null;
  readonly unsubscribe: string | null;
  readonly badge: MailedBadge | null;
}

/** An email that may be merged into a digest. */
type ListedMail = ClaimedMail & { readonly listing: DigestEntry };

/**
 * Claims one due email for the time of a lease; if the process dies, the email is free again when the lease ends. If
 * other emails for the same reader wait too, due or not, all become one digest in the same transaction, which replaces
 * them, so that none is sent twice and none is lost. An email that was tried alone before stays alone. One process
 * claims at a time, because several that wake at once would split a reader's emails. A postponed email whose recipient
 * has room again becomes due with the others. REL-07 REL-08
 */
export function claimMail(database: Database, options: ClaimOptions): Promise<QueuedMail | undefined> {
  return database.transaction(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction.kysely);
    await releasePostponed(transaction, options.now);
    const due = await takeDueMail(transaction, options.now);
    if (due === undefined) return undefined;
    if (!isListed(due) || due.attempts > 1) return toQueuedMail(due);
    const mails = [due, ...(await findOthers(transaction, due, options.now))];
    const digest = mails.length > 1 ? createDigest(mails, options) : undefined;
    return digest === undefined ? toQueuedMail(due) : mergeIntoDigest(transaction, mails, digest, options);
  });
}

const toQueuedMail = ({ badge, unsubscribe, ...mail }: ClaimedMail): QueuedMail => ({
  ...mail,
  ...(badge === null ? {} : { badge }),
  ...(unsubscribe === null ? {} : { unsubscribe }),
});

const isListed = (mail: ClaimedMail): mail is ListedMail => mail.listing !== null;

const COLUMN_LIST = sql`outbox_id as "outboxId", dedupe_key as "dedupeKey", recipient as "to", site_id as "siteId", subject, html, text,
  attempts, request_id as "requestId", listing, unsubscribe, badge`;

/** An email that was stored while the clock was ahead is due at once, or it would be sent days late. REL-28 */
async function takeDueMail({ kysely }: Transaction, now: number): Promise<ClaimedMail | undefined> {
  const { rows } = await sql<ClaimedMail>`
    update outbox set due = ${now + CLAIM_MS}, attempts = attempts + 1
    where outbox_id = (
      select outbox_id from outbox where state = 'waiting' and (due <= ${now} or due > ${now + MAX_WAIT + CLOCK_TOLERANCE}
        or (attempts = 0 and created > ${now + CLOCK_TOLERANCE}))
      order by due, outbox_id for update skip locked limit 1
    )
    returning ${COLUMN_LIST}`.execute(kysely);
  return rows[0];
}

/** Skips locked rows, that is emails being deleted or sent: without waiting, transactions cannot deadlock. */
async function findOthers(
  { kysely }: Transaction,
  { outboxId, to, listing }: ListedMail,
  now: number,
): Promise<readonly ListedMail[]> {
  const { rows } = await sql<ListedMail>`
    select ${COLUMN_LIST} from outbox
    where lower(recipient) = lower(${to}) and listing ->> 'reader' = ${listing.reader} and state = 'waiting'
      and (listing ->> 'notBefore')::bigint <= ${now} and attempts = 0 and outbox_id <> ${outboxId}
    for update skip locked`.execute(kysely);
  return rows;
}

/**
 * Undefined if a row holds an entry that this version cannot list: then each email is sent alone, and none blocks the
 * queue. REL-09
 */
function createDigest(mails: readonly ListedMail[], { texts, log }: ClaimOptions): Mail | undefined {
  const inOrder = [...mails].sort((one, other) => one.outboxId - other.outboxId);
  try {
    return renderDigest(
      texts,
      { to: inOrder[0]?.to ?? '', siteId: mails[0]?.siteId },
      inOrder.map(({ listing }) => listing),
    );
  } catch (error) {
    log.error({ error }, 'mails not gathered');
    return undefined;
  }
}

/** The digest is named after the email that was due, which ends with it. */
async function mergeIntoDigest(
  { kysely }: Transaction,
  mails: readonly ListedMail[],
  digest: Mail,
  { now, keepsBodies, failpoint }: ClaimOptions,
): Promise<QueuedMail> {
  const ids = mails.map(({ outboxId }) => outboxId);
  await kysely
    .updateTable('outbox')
    .set({ state: 'gathered', sent_at: now, ...getEndedBody(keepsBodies) })
    .where('outbox_id', 'in', ids)
    .execute();
  await failpoint('while_gathering');
  const [dedupeKey, requestId] = [`digest.${ids[0]}`, mails[0]?.requestId ?? ''];
  const { to, subject, html, text } = digest;
  const siteId = mails[0]?.siteId ?? DEFAULT_VALUES.siteId;
  const { outbox_id: outboxId } = await kysely
    .insertInto('outbox')
    .values({
      dedupe_key: dedupeKey,
      recipient: to,
      site_id: siteId,
      subject,
      html,
      text,
      due: now + CLAIM_MS,
      attempts: 1,
      created: now,
      sent_at: null,
      last_error: null,
      request_id: requestId,
      by_anybody: false,
    })
    .returning('outbox_id')
    .executeTakeFirstOrThrow();
  return { ...digest, siteId, outboxId, dedupeKey, requestId, attempts: 1 };
}
