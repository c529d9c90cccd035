import { sql } from 'kysely';
import type { Database, Transaction } from '../db/database.ts';
import type { ReplyPorts } from './enquiry-ports.ts';
import { type DeliveredEnquiry, replyFigures } from './reply-figures.ts';

/** Period that the figures cover, in milliseconds. */
const HISTORY_MS = 90 * 86_400_000;
/** Maximum number of enquiries, latest first, because each first answer waits for the computation. */
const MAX_ENQUIRIES = 1_000;

/** Recomputes a supplier's response figures, and updates its texts if they changed. `now` is epoch milliseconds. */
export async function updateResponseStats(
  ports: ReplyPorts,
  transaction: Transaction,
  supplierId: string,
  now: number,
): Promise<void> {
  const { kysely } = transaction;
  const { rows } = await sql<DeliveredEnquiry>`
    select delivered_at as "deliveredAt", answered_at as "answeredAt", state = 'spam' as "isSpam",
      closed_by is not null and closed_by = 'buyer' as "isWithdrawn"
    from enquiry where supplier_id = ${supplierId} and delivered_at > ${now - HISTORY_MS}
    order by delivered_at desc limit ${MAX_ENQUIRIES}`.execute(kysely);
  const figures = replyFigures(rows, await ports.getOpeningHours(transaction, supplierId), now);
  const present = await kysely
    .selectFrom('supplier_reply')
    .select(['hours', 'rate'])
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst();
  const hours = figures?.hours ?? null;
  if (figures === null ? present === undefined : present?.hours === hours && present.rate === figures.rate) return;
  if (figures === null) await kysely.deleteFrom('supplier_reply').where('supplier_id', '=', supplierId).execute();
  else {
    const row = { hours, rate: figures.rate };
    await kysely
      .insertInto('supplier_reply')
      .values({ supplier_id: supplierId, ...row })
      .onConflict((conflict) => conflict.column('supplier_id').doUpdateSet(row))
      .execute();
  }
  await ports.refreshSupplierRow(transaction, supplierId);
}

/**
 * Recomputes the figures of every supplier for which passing time may have changed them, each in a transaction of its
 * own.
 */
export async function updateAllResponseStats(ports: ReplyPorts, database: Database, now: number): Promise<void> {
  const { rows } = await sql<{ supplierId: string }>`
    select supplier_id as "supplierId" from supplier_reply
    union select supplier_id from enquiry where delivered_at > ${now - HISTORY_MS}`.execute(database.kysely);
  for (const { supplierId } of rows) {
    await database.transaction((transaction) => updateResponseStats(ports, transaction, supplierId, now));
  }
}
