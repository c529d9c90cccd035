import { normalizeEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { dropWaiting } from '../mail/outbox.ts';
import type { Sender, WaitingItems } from '../waiting-items.ts';
import { deliverEnquiry } from './deliver-enquiry.ts';
import type { ThreadPorts } from './enquiry-ports.ts';

/** Maximum number of listed enquiries. */
const MAX_LISTED = 100;

/** Enquiries that were not delivered because their address is not confirmed. D-19 */
export const createWaitingEnquiries = (ports: ThreadPorts): WaitingItems => ({
  kind: 'enquiry',
  list: (context, sender) => listEnquiries(ports, context, sender),
  async deliver(context, ids) {
    // A fixed order, so that two concurrent calls do not deadlock.
    for (const enquiryId of ids.toSorted()) await deliverEnquiry(ports, context, enquiryId);
    return ids.length;
  },
  async remove({ database }, ids) {
    if (ids.length === 0) return 0;
    const waiting = database.kysely.deleteFrom('enquiry').where('enquiry_id', 'in', ids);
    const removed = await waiting.where('delivered_at', 'is', null).returning('enquiry_id').execute();
    for (const { enquiry_id } of removed) {
      await database.kysely.deleteFrom('enquiry_verification').where('enquiry_id', '=', enquiry_id).execute();
      await dropWaiting(database, `enquiry.${enquiry_id}`);
    }
    return removed.length;
  },
});

async function listEnquiries(ports: ThreadPorts, context: CallContext, { email, accountIds, visitors }: Sender) {
  const rows = await context.database.kysely
    .selectFrom('enquiry')
    .select(['enquiry_id', 'type', 'target_id', 'supplier_id', 'created', 'account_id', 'visitor'])
    .where(sql`lower(email)`, '=', normalizeEmail(email))
    .where('verified_at', 'is', null)
    .where('delivered_at', 'is', null)
    .orderBy('created', 'desc')
    .limit(MAX_LISTED)
    .execute();
  const targets = rows.map(({ type, target_id, supplier_id }) => ({
    type,
    targetId: target_id,
    supplierId: supplier_id,
  }));
  const names = rows.length === 0 ? [] : await ports.describeTargets(context.database, context.lang, targets);
  return rows.map(({ enquiry_id, type, created, account_id, visitor }, place) => ({
    kind: 'enquiry' as const,
    id: enquiry_id,
    name: type === 'supplier' ? '' : (names[place]?.name ?? ''),
    supplierName: names[place]?.supplierName ?? '',
    createTime: created,
    isOwn: (account_id !== null && accountIds.includes(account_id)) || (visitor !== null && visitors.includes(visitor)),
  }));
}
