import type { MailStatus } from '@fairhall/core/contract/mail-status';
import { sql } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import { CLOCK_TOLERANCE } from '../limits/clock.ts';
import type { DigestEntry } from './digest.ts';
import type { Mail } from './mail.ts';
import { countRequested, findRoom, lockRecipient, REQUEST_ALLOWANCE } from './mail-caps.ts';
import type { MailKind } from './mail-kinds.ts';
import { hasPostponed, insertPostponed } from './postponed-mails.ts';

/** Waits before the next tries, in milliseconds; then the mail is dead. REL-09 */
const RETRY_DELAYS: readonly number[] = [60_000, 300_000, 1_800_000, 7_200_000, 43_200_000];
/** No mail waits longer than this to be sent for the first time or again, in milliseconds. */
export const MAX_WAIT = Math.max(...RETRY_DELAYS);

export interface QueuedMail extends Mail {
  readonly outboxId: number;
  readonly dedupeKey: string;
  readonly requestId: string;
  /** Tries so far, with this one. */
  readonly attempts: number;
}

/** What `queueMail` did: queued the mail, found one of the same event, or stored it to be sent when there is room. */
export type QueueResult = 'queued' | 'duplicate' | 'postponed';

/** The result as a submit answers it: of an event that has a mail already that one is on its way. */
export const toMailStatus = (result: QueueResult): MailStatus => (result === 'postponed' ? 'postponed' : 'queued');

interface MailEvent {
  /** Names the event: a second mail of the same event is not queued. */
  readonly dedupeKey: string;
  readonly kind: MailKind;
  readonly requestId: string;
  readonly now: number;
  /** When it goes out at the earliest, in epoch milliseconds; at once when absent. */
  readonly due?: number;
  /** Where it may go out in one with others of its reader. */
  readonly listing?: DigestEntry;
}

/**
 * A mail that anybody can cause, by naming an address that need not be theirs. It counts against what the recipient gets,
 * and waits where that is enough.
 */
export interface AnybodyMailOptions extends MailEvent {
  readonly causedBy: 'anybody';
}

/** A mail that only the recipient can cause, whose address is proven, or that belongs to a deal. It is never held back. */
export interface RecipientMailOptions extends MailEvent {
  readonly causedBy: 'recipient';
}

/**
 * A mail that somebody asks for by its kind: a link for a new password, a confirmation once more. Each kind has an allowance
 * of its own that no other mail uses up, and is never postponed.
 */
export interface RequestedMailOptions extends MailEvent {
  readonly causedBy: 'requested';
  /**
   * Whether a mail that went out before does as well: its link is unused and good for `LINK_MARGIN` more at least. Past the
   * allowance a mail goes out only where none does, so strangers who ask can neither bury nor block the recipient.
   */
  readonly hasEarlierMail: boolean;
}

export type QueueMailOptions = AnybodyMailOptions | RecipientMailOptions | RequestedMailOptions;

/**
 * Queues a mail in the transaction of what it tells about. 'duplicate' where its event has one already, or where somebody
 * asked for a mail that the recipient has. 'postponed' where the recipient has got enough of what anybody can cause, over all
 * kinds together: it is stored with its links and goes out when there is room, unless a later one of its kind takes its place.
 * REL-07 THR-46
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
    // What waits already goes first, or what is new would take its place again and again.
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

/** Drops mails that wait still, by the beginning of their events' names: what they tell is known by now. */
export async function dropWaiting({ kysely }: Transaction, events: string): Promise<void> {
  await kysely
    .deleteFrom('outbox')
    .where('dedupe_key', '>=', events)
    .where('dedupe_key', '<', `${events}\u007f`)
    .where('state', 'in', ['waiting', 'postponed'])
    .execute();
}

interface RecentMailPeriod {
  /** In milliseconds. */
  readonly time: number;
  readonly now: number;
}

/** Whether a mail of these events was queued within a time, and not given up. REL-28 */
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

/** How a try ended, and when. */
interface SendAttempt {
  readonly now: number;
  /** Whether a mail that nobody will send again keeps its words. */
  readonly keepsBodies: boolean;
}

/** Marks a mail as sent. */
export async function markSent(
  { kysely }: Queries,
  { outboxId }: QueuedMail,
  { now, keepsBodies }: SendAttempt,
): Promise<void> {
  const ended = { state: 'sent' as const, sent_at: now, ...getEndedBody(keepsBodies) };
  await kysely.updateTable('outbox').set(ended).where('outbox_id', '=', outboxId).execute();
}

/** Puts a mail back for its next try, or ends it: after the last one, and at once where the server said never. REL-09 */
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

/** A mail may carry a link that opens an account, and its row stays for weeks after it was sent. D-71 */
export const getEndedBody = (keepsBodies: boolean): Partial<typeof NO_BODY> => (keepsBodies ? {} : NO_BODY);

const NO_BODY = { html: '', text: '', listing: null, unsubscribe: null, badge: null } as const;

/** How long the oldest unsent mail has been late, in milliseconds; 0 when none is. What shall wait or is postponed is not late. */
export async function getOldestDelay({ kysely }: Queries, now: number): Promise<number> {
  const { rows } = await sql<{ since: number | null }>`
    select min(case when attempts = 0 then due else created end) as since from outbox
    where state = 'waiting' and (attempts > 0 or due <= ${now})`.execute(kysely);
  return now - (rows[0]?.since ?? now);
}

/** How many mails wait to be sent. REL-34 */
export async function countWaiting({ kysely }: Queries): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from outbox where state = 'waiting'`.execute(kysely);
  return rows[0]?.count ?? 0;
}
