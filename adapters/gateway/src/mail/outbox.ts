import { sql } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import type { Listing } from './digest.ts';
import type { Mail } from './mail.ts';

const HOUR = 3_600_000;
/** Mails to one address that anybody can cause, so that nobody can be buried in them. THR-46 */
const MAILS_AN_HOUR = 3;
const MAILS_A_DAY = 10;
/** Names the database's locks of recipients; any number that nothing else uses. */
const RECIPIENT_LOCK = 7_340_018;

/** Waits before the next tries, in milliseconds; then the mail is dead. REL-09 */
const RETRIES: readonly number[] = [60_000, 300_000, 1_800_000, 7_200_000, 43_200_000];

export interface QueuedMail extends Mail {
  readonly outboxId: number;
  readonly dedupeKey: string;
  readonly requestId: string;
  /** Tries so far, with this one. */
  readonly attempts: number;
}

export interface Sending {
  /** Names the event: a second mail of the same event is not queued. */
  readonly dedupeKey: string;
  readonly requestId: string;
  readonly now: number;
  /**
   * Who can cause it. What anybody can, by naming an address that need not be theirs, counts against what the recipient
   * gets; what the recipient can, whose address is proven, is never held back, nor what belongs to a deal that runs.
   */
  readonly causedBy: 'anybody' | 'recipient';
  /** When it goes out at the earliest, in epoch milliseconds; at once when absent. */
  readonly due?: number;
  /** Where it may go out in one with others of its reader. */
  readonly listing?: Listing;
}

/**
 * Queues a mail in the transaction of what it tells about. False where it is not queued: its event has one already, or the
 * recipient has got enough of what anybody can cause, over all kinds together. REL-07 THR-46
 */
export async function queueMail(transaction: Transaction, mail: Mail, sending: Sending): Promise<boolean> {
  const { dedupeKey, requestId, now, due = now, listing } = sending;
  const byAnybody = sending.causedBy === 'anybody';
  if (byAnybody && !(await hasRoom(transaction, mail.to, now))) return false;
  const queued = await transaction.kysely
    .insertInto('outbox')
    .values({
      dedupe_key: dedupeKey,
      recipient: mail.to,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      due,
      created: now,
      sent_at: null,
      last_error: null,
      request_id: requestId,
      by_anybody: byAnybody,
      listing: listing === undefined ? null : JSON.stringify(listing),
      badge: mail.badge === undefined ? null : JSON.stringify(mail.badge),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('outbox_id')
    .executeTakeFirst();
  return queued !== undefined;
}

/** Drops mails that wait still, by the beginning of their events' names: what they tell is known by now. */
export async function dropWaiting({ kysely }: Transaction, events: string): Promise<void> {
  await kysely
    .deleteFrom('outbox')
    .where('dedupe_key', '>=', events)
    .where('dedupe_key', '<', `${events}\u007f`)
    .where('state', '=', 'waiting')
    .execute();
}

/** Locks the recipient until the transaction ends, so that of many at once none counts too few. */
async function hasRoom({ kysely }: Transaction, to: string, now: number): Promise<boolean> {
  const address = to.toLowerCase();
  await sql`select pg_advisory_xact_lock(${RECIPIENT_LOCK}, hashtext(${address}))`.execute(kysely);
  const { rows } = await sql<{ hour: number; day: number }>`
    select count(*) filter (where created > ${now - HOUR}) as hour, count(*) as day from outbox
    where lower(recipient) = ${address} and by_anybody and created > ${now - 24 * HOUR}`.execute(kysely);
  const { hour = 0, day = 0 } = rows[0] ?? {};
  return hour < MAILS_AN_HOUR && day < MAILS_A_DAY;
}

/** How a try ended, and when. */
interface Tried {
  readonly now: number;
  /** Whether a mail that nobody will send again keeps its words. */
  readonly keepsBodies: boolean;
}

/** Marks a mail as sent. */
export async function markSent(
  { kysely }: Queries,
  { outboxId }: QueuedMail,
  { now, keepsBodies }: Tried,
): Promise<void> {
  const ended = { state: 'sent' as const, sent_at: now, ...bodyOfEnded(keepsBodies) };
  await kysely.updateTable('outbox').set(ended).where('outbox_id', '=', outboxId).execute();
}

/** Puts a mail back for its next try, or ends it: after the last one, and at once where the server said never. REL-09 */
export async function markFailed(
  { kysely }: Queries,
  { outboxId, attempts }: QueuedMail,
  failure: Tried & { readonly reason: string; readonly isFinal: boolean },
): Promise<'retry' | 'dead'> {
  const wait = failure.isFinal ? undefined : RETRIES[attempts - 1];
  const ended =
    wait === undefined ? { state: 'dead' as const, ...bodyOfEnded(failure.keepsBodies) } : { due: failure.now + wait };
  const change = { ...ended, last_error: failure.reason };
  await kysely.updateTable('outbox').set(change).where('outbox_id', '=', outboxId).execute();
  return wait === undefined ? 'dead' : 'retry';
}

/** A mail may carry a link that opens an account, and its row stays for weeks after it was sent. D-71 */
export const bodyOfEnded = (keepsBodies: boolean): { html?: string; text?: string; listing?: null; badge?: null } =>
  keepsBodies ? {} : { html: '', text: '', listing: null, badge: null };

/** How long the oldest unsent mail has been late, in milliseconds; 0 when none is. What shall wait is not late. */
export async function oldestWaiting({ kysely }: Queries, now: number): Promise<number> {
  const { rows } = await sql<{ since: number | null }>`
    select min(case when attempts = 0 then due else created end) as since from outbox
    where state = 'waiting' and (attempts > 0 or due <= ${now})`.execute(kysely);
  return now - (rows[0]?.since ?? now);
}
