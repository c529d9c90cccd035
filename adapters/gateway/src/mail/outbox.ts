import type { MailStatus } from '@fairhall/core/contract/mail-status';
import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import { sql } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import { CLOCK_TOLERANCE } from '../limits/clock.ts';
import type { DigestEntry } from './digest.ts';
import type { Mail } from './mail.ts';
import { countRequested, findRoom, lockRecipient, REQUEST_ALLOWANCE } from './mail-caps.ts';
import type { MailKind } from './mail-kinds.ts';
import { hasPostponed, insertPostponed } from './postponed-mails.ts';

/** Waits before the retries, in milliseconds; after the last one the email is dead. REL-09 */
const RETRY_DELAYS: readonly number[] = [60_000, 300_000, 1_800_000, 7_200_000, 43_200_000];
/** The longest wait of an email for its first or next try, in milliseconds. */
export const MAX_WAIT = Math.max(...RETRY_DELAYS);

export interface QueuedMail extends Mail {
  readonly siteId: number;
  readonly outboxId: number;
  readonly dedupeKey: string;
  readonly requestId: string;
  /** The number of tries so far, including this one. */
  readonly attempts: number;
}

/**
 * The result of `queueMail`: it queued the email, found an earlier one of the same event, or postponed it until there
 * is room.
 */
export type QueueResult = 'queued' | 'duplicate' | 'postponed';

/**
 * The result in the form that a submit returns; a duplicate counts as queued, since the earlier email is on its way.
 */
export const toMailStatus = (result: QueueResult): MailStatus => (result === 'postponed' ? 'postponed' : 'queued');

interface MailEvent {
  /** Identifies the event: a second email with the same key is not queued. */
  readonly dedupeKey: string;
  readonly kind: MailKind;
  readonly requestId: string;
  readonly now: number;
  /** The earliest time to send it, in epoch milliseconds; at once if absent. */
  readonly due?: number;
  /** Its entry in a digest; absent if the email is always sent alone. */
  readonly listing?: DigestEntry;
}

/**
 * An email that anybody can trigger by naming an address that may not be theirs. It counts towards the recipient's
 * limit and is postponed when the limit is reached.
 */
export interface AnybodyMailOptions extends MailEvent {
  readonly causedBy: 'anybody';
}

/**
 * An email that only the recipient can trigger, because their address is confirmed, or that belongs to a deal. It is
 * never postponed.
 */
export interface RecipientMailOptions extends MailEvent {
  readonly causedBy: 'recipient';
}

/**
 * An email that a person requests by its kind: a link for a new password, or a repeated confirmation. Each kind has its
 * own allowance, which no other email uses up, and is never postponed.
 */
export interface RequestedMailOptions extends MailEvent {
  readonly causedBy: 'requested';
  /**
   * Whether an earlier email serves as well: its link is unused and valid for at least another `LINK_MARGIN`. Over the
   * allowance an email is sent only if there is none, so that strangers who request emails can neither flood nor block
   * the recipient.
   */
  readonly hasEarlierMail: boolean;
}

export type QueueMailOptions = AnybodyMailOptions | RecipientMailOptions | RequestedMailOptions;

/**
 * Queues an email in the same transaction as the change it reports. Returns 'duplicate' if its event already has an
 * email, or if the recipient already has the requested one. Returns 'postponed' if the recipient has reached the limit
 * for emails that anybody can trigger, over all kinds together: the email is stored with its links and sent when there
 * is room, unless a later one of its kind replaces it. REL-07 THR-46
 */
export function queueMail(
  transaction: Transaction,
  mail: Mail,
  options: RecipientMailOptions | RequestedMailOptions,
): Promise<Exclude<QueueResult, 'postponed'>>;
export function queueMail(transaction: Transaction, mail: Mail, options: QueueMailOptions): Promise<QueueResult>;
export async function queueMail(transaction: Transaction, mail: Mail, options: QueueMailOptions): Promise<QueueResult> {
  const { now } = options;
  if (options.causedBy === 'requested') {
    const requested = await countRequested(transaction, { to: mail.to, kind: options.kind, now });
    if (requested >= REQUEST_ALLOWANCE && options.hasEarlierMail) return 'duplicate';
  }
  if (options.causedBy === 'anybody') {
    await lockRecipient(transaction, mail.to);
    const room = await findRoom(transaction, mail.to, now);
    // Emails that are already postponed go first, or new ones would overtake them again and again.
    if (room > now || (await hasPostponed(transaction, mail.to))) {
      return insertPostponed(transaction, { ...toOutboxRow(mail, options), kind: options.kind, due: room });
    }
  }
  const queued = await transaction.kysely
    .insertInto('outbox')
    .values(toOutboxRow(mail, options))
    .onConflict((conflict) => conflict.doNothing())
    .returning('outbox_id')
    .executeTakeFirst();
  return queued === undefined ? 'duplicate' : 'queued';
}

function toOutboxRow(mail: Mail, { dedupeKey, kind, requestId, now, due = now, listing, causedBy }: QueueMailOptions) {
  return {
    dedupe_key: dedupeKey,
    recipient: mail.to,
    site_id: mail.siteId ?? DEFAULT_VALUES.siteId,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    due,
    created: now,
    sent_at: null,
    last_error: null,
    request_id: requestId,
    kind,
    by_anybody: causedBy === 'anybody',
    requested: causedBy === 'requested',
    listing: listing === undefined ? null : JSON.stringify(listing),
    unsubscribe: mail.unsubscribe ?? null,
    badge: mail.badge === undefined ? null : JSON.stringify(mail.badge),
  };
}

/** Deletes unsent emails by the prefix of their events' keys, because their news is no longer needed. */
export async function dropWaiting({ kysely }: Transaction, events: string): Promise<void> {
  await kysely
    .deleteFrom('outbox')
    .where('dedupe_key', '>=', events)
    .where('dedupe_key', '<', `${events}\u007f`)
    .where('state', 'in', ['waiting', 'postponed'])
    .execute();
}

interface RecentMailPeriod {
  /** Milliseconds. */
  readonly time: number;
  readonly now: number;
}

/** Whether an email of these events was queued in the given time and did not fail for good. REL-28 */
export async function hasRecentMail(
  { kysely }: Queries,
  events: string,
  { time, now }: RecentMailPeriod,
): Promise<boolean> {
  const row = await kysely
    .selectFrom('outbox')
    .select('outbox_id')
    .where('dedupe_key', '>=', events)
    .where('dedupe_key', '<', `${events}\u007f`)
    .where('state', 'not in', ['dead', 'postponed'])
    .where('created', '>', now - time)
    .where('created', '<=', now + CLOCK_TOLERANCE)
    .executeTakeFirst();
  return row !== undefined;
}

/** The end of a try. */
interface SendAttempt {
  readonly now: number;
  /** Whether an email keeps its body after it was sent or failed for good. */
  readonly keepsBodies: boolean;
}

/** Marks an email as sent. */
export async function markSent(
  { kysely }: Queries,
  { outboxId }: QueuedMail,
  { now, keepsBodies }: SendAttempt,
): Promise<void> {
  const ended = { state: 'sent' as const, sent_at: now, ...getEndedBody(keepsBodies) };
  await kysely.updateTable('outbox').set(ended).where('outbox_id', '=', outboxId).execute();
}

/**
 * Schedules the next try of an email, or ends it: after the last try, or at once if the server rejected it for good.
 * REL-09
 */
export async function markFailed(
  { kysely }: Queries,
  { outboxId, attempts }: QueuedMail,
  failure: SendAttempt & { readonly reason: string; readonly isFinal: boolean },
): Promise<'retry' | 'dead'> {
  const wait = failure.isFinal ? undefined : RETRY_DELAYS[attempts - 1];
  const ended =
    wait === undefined ? { state: 'dead' as const, ...getEndedBody(failure.keepsBodies) } : { due: failure.now + wait };
  const change = { ...ended, last_error: failure.reason };
  await kysely.updateTable('outbox').set(change).where('outbox_id', '=', outboxId).execute();
  return wait === undefined ? 'dead' : 'retry';
}

/**
 * Clears the body, because an email may carry a link that opens an account and its row stays for weeks after it was
 * sent. D-71
 */
export const getEndedBody = (keepsBodies: boolean): Partial<typeof NO_BODY> => (keepsBodies ? {} : NO_BODY);

const NO_BODY = { html: '', text: '', listing: null, unsubscribe: null, badge: null } as const;

/**
 * How late the oldest unsent email is, in milliseconds; 0 if none is. Emails scheduled for later and postponed ones are
 * not late.
 */
export async function getOldestDelay({ kysely }: Queries, now: number): Promise<number> {
  const { rows } = await sql<{ since: number | null }>`
    select min(case when attempts = 0 then due else created end) as since from outbox
    where state = 'waiting' and (attempts > 0 or due <= ${now})`.execute(kysely);
  return now - (rows[0]?.since ?? now);
}

/** The number of emails waiting to be sent. REL-34 */
export async function countWaiting({ kysely }: Queries): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from outbox where state = 'waiting'`.execute(kysely);
  return rows[0]?.count ?? 0;
}
