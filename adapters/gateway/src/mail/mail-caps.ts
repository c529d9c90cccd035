import { sql } from 'kysely';
import type { Transaction } from '../db/database.ts';
import { CLOCK_TOLERANCE } from '../limits/clock.ts';
import type { MailKind } from './mail-kinds.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/**
 * Limits for emails to one address that anybody can trigger, so that nobody can be flooded. Only tests change the
 * numbers, to reach them with few emails. THR-46
 */
export const mailCaps = { anHour: 3, aDay: 10 };
/** Namespace of the advisory locks on recipients; any number that nothing else uses. */
const LOCK_NAMESPACE = 7_340_018;

/**
 * Emails of one kind that can be requested in 24 hours whatever the recipient has. After them, one is sent only if no
 * earlier email serves as well.
 */
export const REQUEST_ALLOWANCE = 3;
/** How long an earlier link must still be valid to serve as well as a new one, in milliseconds. */
export const LINK_MARGIN = HOUR / 2;

/** Locks a recipient until the transaction ends, so that concurrent emails are all counted. */
export async function lockRecipient({ kysely }: Transaction, to: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_NAMESPACE}, hashtext(${to.toLowerCase()}))`.execute(kysely);
}

/** Locks a recipient if it is free; never waits. */
export async function tryLockRecipient({ kysely }: Transaction, to: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK_NAMESPACE}, hashtext(${to.toLowerCase()})) as locked`.execute(kysely);
  return rows[0]?.locked === true;
}

/**
 * The time from which a recipient may get one more email of the kinds that anybody can trigger, in epoch milliseconds;
 * not after `now` if at once. Ignores emails that were stored while the clock was ahead. REL-28 The caller must hold
 * the recipient's lock.
 */
export async function findRoom({ kysely }: Transaction, to: string, now: number): Promise<number> {
  const { rows } = await sql<{ created: number }>`
    select created from outbox
    where lower(recipient) = ${to.toLowerCase()} and by_anybody and state <> 'postponed'
      and created > ${now - DAY} and created <= ${now + CLOCK_TOLERANCE}
    order by created desc limit ${Math.max(mailCaps.anHour, mailCaps.aDay)}`.execute(kysely);
  const hourEnds = (rows[mailCaps.anHour - 1]?.created ?? -HOUR) + HOUR;
  const dayEnds = (rows[mailCaps.aDay - 1]?.created ?? -DAY) + DAY;
  return Math.max(hourEnds, dayEnds);
}

interface RequestedMailQuery {
  readonly to: string;
  readonly kind: MailKind;
  readonly now: number;
}

/**
 * The number of emails of a kind that were requested in the last 24 hours; ignores those stored while the clock was
 * ahead. Locks the recipient until the transaction ends.
 */
export async function countRequested(transaction: Transaction, { to, kind, now }: RequestedMailQuery): Promise<number> {
  await lockRecipient(transaction, to);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from outbox
    where lower(recipient) = ${to.toLowerCase()} and kind = ${kind} and requested
      and created > ${now - DAY} and created <= ${now + CLOCK_TOLERANCE}`.execute(transaction.kysely);
  return rows[0]?.count ?? 0;
}
