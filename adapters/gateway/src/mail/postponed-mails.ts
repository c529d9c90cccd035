import { type Insertable, sql } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import type { SystemTables } from '../db/tables-system.ts';
import { CLOCK_TOLERANCE } from '../limits/clock.ts';
import { findRoom, tryLockRecipient } from './mail-caps.ts';
import type { MailKind } from './mail-kinds.ts';

/** The most postponed emails of one recipient, over all kinds. THR-46 */
const MAX_POSTPONED = 10;
/** The most recipients checked for each email that is sent. */
const MAX_RECIPIENTS = 20;
const DAY = 86_400_000;

/**
 * How much longer the link of a postponed email is valid, in milliseconds. At ten emails a day, in order of arrival,
 * the last of ten is sent within 28 hours.
 */
export const LINK_EXTENSION_MS = 2 * DAY;

interface PostponedMail extends Insertable<SystemTables['outbox']> {
  readonly kind: MailKind;
}

export async function hasPostponed({ kysely }: Queries, to: string): Promise<boolean> {
  const rows = kysely.selectFrom('outbox').select('outbox_id').where('state', '=', 'postponed');
  return (await rows.where(sql`lower(recipient)`, '=', to.toLowerCase()).executeTakeFirst()) !== undefined;
}

/**
 * Postpones an email. It replaces an earlier one of its kind; if too many wait, it replaces the last one. The caller
 * must hold the recipient's lock. THR-46
 */
export async function insertPostponed(
  { kysely }: Transaction,
  mail: PostponedMail,
): Promise<'postponed' | 'duplicate'> {
  const waiting = await kysely
    .selectFrom('outbox')
    .select(['outbox_id', 'kind', 'created'])
    .where('state', '=', 'postponed')
    .where(sql`lower(recipient)`, '=', mail.recipient.toLowerCase())
    .orderBy('created')
    .orderBy('outbox_id')
    .execute();
  const sameKind = waiting.find(({ kind }) => kind === mail.kind);
  const replaced = sameKind ?? (waiting.length < MAX_POSTPONED ? undefined : waiting.at(-1));
  const stored = await kysely
    .insertInto('outbox')
    .values({ ...mail, state: 'postponed', created: sameKind?.created ?? mail.created })
    .onConflict((conflict) => conflict.doNothing())
    .returning('outbox_id')
    .executeTakeFirst();
  if (stored === undefined) return 'duplicate';
  if (replaced !== undefined) {
    await kysely.deleteFrom('outbox').where('outbox_id', '=', replaced.outbox_id).execute();
  }
  return 'postponed';
}

/**
 * Releases one postponed email whose recipient has room again, the recipient's oldest first. From then on it counts as
 * queued now. Skips recipients that another transaction has locked until the next call: without waiting, transactions
 * cannot deadlock. An email due in more than a day was postponed while the clock was ahead. REL-07 REL-28 THR-46
 */
export async function releasePostponed(transaction: Transaction, now: number): Promise<void> {
  const { rows } = await sql<{ address: string }>`
    select lower(recipient) as address from outbox where state = 'postponed'
      and (due <= ${now} or due > ${now + DAY + CLOCK_TOLERANCE})
    order by due, outbox_id limit ${MAX_RECIPIENTS}`.execute(transaction.kysely);
  for (const address of new Set(rows.map((row) => row.address))) {
    if ((await tryLockRecipient(transaction, address)) && (await releaseOldest(transaction, address, now))) return;
  }
}

/** False if there is no room yet; it then stores the time when there will be. */
async function releaseOldest(transaction: Transaction, address: string, now: number): Promise<boolean> {
  const { kysely } = transaction;
  const room = await findRoom(transaction, address, now);
  if (room > now) {
    await sql`update outbox set due = ${room} where outbox_id in (
      select outbox_id from outbox where lower(recipient) = ${address} and state = 'postponed'
      for update skip locked)`.execute(kysely);
    return false;
  }
  const released = await sql`
    update outbox set state = 'waiting', due = ${now}, created = ${now} where outbox_id = (
      select outbox_id from outbox where lower(recipient) = ${address} and state = 'postponed'
      order by created, outbox_id for update skip locked limit 1)
    returning outbox_id`.execute(kysely);
  return released.rows.length > 0;
}

/** The number of postponed emails. */
export async function countPostponed({ kysely }: Queries): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from outbox where state = 'postponed'`.execute(kysely);
  return rows[0]?.count ?? 0;
}
