import { sql } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import type { Mail } from './mail.ts';

/** How long a mail that is being sent is nobody else's, in milliseconds; longer than sending may take. */
const LEASE = 60_000;

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
}

/** Queues a mail in the transaction of what it tells about. REL-07 */
export async function queueMail(
  { kysely }: Transaction,
  mail: Mail,
  { dedupeKey, requestId, now }: Sending,
): Promise<void> {
  await kysely
    .insertInto('outbox')
    .values({
      dedupe_key: dedupeKey,
      recipient: mail.to,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      due: now,
      created: now,
      sent_at: null,
      last_error: null,
      request_id: requestId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes one due mail for the time of a lease; a process that dies gives it back when that ends. */
export async function claimMail({ kysely }: Queries, now: number): Promise<QueuedMail | undefined> {
  const { rows } = await sql<QueuedMail>`
    update outbox set due = ${now + LEASE}, attempts = attempts + 1
    where outbox_id = (
      select outbox_id from outbox where state = 'waiting' and due <= ${now} order by due, outbox_id for update skip locked limit 1
    )
    returning outbox_id as "outboxId", dedupe_key as "dedupeKey", recipient as "to", subject, html, text, attempts,
      request_id as "requestId"`.execute(kysely);
  return rows[0];
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
    wait === undefined
      ? { state: 'dead' as const, ...bodyOfEnded(failure.keepsBodies) }
      : { due: failure.now + wait };
  const change = { ...ended, last_error: failure.reason };
  await kysely.updateTable('outbox').set(change).where('outbox_id', '=', outboxId).execute();
  return wait === undefined ? 'dead' : 'retry';
}

/** A mail may carry a link that opens an account, and its row stays for weeks after it was sent. D-71 */
const bodyOfEnded = (keepsBodies: boolean): { html?: string; text?: string } =>
  keepsBodies ? {} : { html: '', text: '' };

/** Age of the oldest unsent mail in milliseconds, 0 when there is none. */
export async function oldestWaiting({ kysely }: Queries, now: number): Promise<number> {
  const { rows } = await sql<{ created: number | null }>`
    select min(created) as created from outbox where state = 'waiting'`.execute(kysely);
  return now - (rows[0]?.created ?? now);
}
