import { normalizeEmail } from '@fairhall/core/forms/email';
import { isLanguageCode } from '@fairhall/core/site/languages';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Sender, WaitingItems } from '../waiting-items.ts';
import { notifyExhibitors } from './notify-exhibitors.ts';
import type { RfqPorts } from './rfq-ports.ts';
import { toStoredInput } from './rfq-to-store.ts';
import { saveReach } from './save-reach.ts';
import { updateRfq } from './update-rfq.ts';

/** The most requests in a list. */
const MAX_LISTED = 100;

/** Requests for quotation whose exhibitors have not been notified yet. Each is sent once.  */
export const createWaitingRequests = (ports: RfqPorts): WaitingItems => ({
  kind: 'request',
  list: listRequests,
  deliver: (context, ids) => deliverRequests(ports, context, ids),
  remove: withdrawRequests,
});

/** Lists requests of confirmed accounts only: an unconfirmed account must not notify anybody. */
async function listRequests(context: CallContext, { email, accountIds }: Sender) {
  const rows = await context.database.kysely
    .selectFrom('rfq')
    .innerJoin('account', 'account.account_id', 'rfq.account_id')
    .select(['rfq.rfq_id', 'rfq.account_id', 'rfq.exhibition_id', 'rfq.description', 'rfq.created'])
    .where('rfq.is_waiting', '=', true)
    .where(sql`lower(account.email)`, '=', normalizeEmail(email))
    .where('account.verified_at', 'is not', null)
    .orderBy('rfq.created')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ rfq_id, account_id, description, created }) => ({
    kind: 'request' as const,
    id: rfq_id,
    name: description,
    supplierName: '',
    createTime: created,
    isOwn: accountIds.includes(account_id),
  }));
}

/**
 * Notifies exhibitors in the language of the request, on behalf of its buyer. Requests over the daily limit stay
 * pending.
 */
async function deliverRequests(ports: RfqPorts, context: CallContext, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { kysely } = context.database;
  const rows = await kysely
    .selectFrom('rfq')
    .selectAll()
    .where('rfq_id', 'in', ids)
    .where('is_waiting', '=', true)
    .orderBy('created')
    .forUpdate()
    .execute();
  let delivered = 0;
  for (const row of rows) {
    const { account_id: accountId, lang } = row;
    const account = kysely.selectFrom('account').select(['email', 'contact_id']).where('account_id', '=', accountId);
    const { email, contact_id: contactId } = await account.executeTakeFirstOrThrow();
    const buyer = { accountId, email, contactId, isVerified: true, token: '', tokenHash: '' };
    const asBuyer = { ...context, buyer, siteId: row.site_id, lang: isLanguageCode(lang) ? lang : context.lang };
    const request = toStoredInput(row);
    const notification = await notifyExhibitors(ports, asBuyer, row.rfq_id, request);
    if (notification.heldBy !== null) continue;
    await saveReach(ports, asBuyer, { ...request, rfqId: row.rfq_id, siteId: row.site_id }, notification);
    if (notification.notified > 0) delivered += 1;
  }
  return delivered;
}

/** Withdraws the requests that still wait, on behalf of their buyers. */
async function withdrawRequests(context: CallContext, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await context.database.kysely
    .selectFrom('rfq')
    .select(['rfq_id', 'account_id'])
    .where('rfq_id', 'in', ids)
    .where('is_waiting', '=', true)
    .orderBy('rfq_id')
    .execute();
  let withdrawn = 0;
  for (const { rfq_id, account_id: accountId } of rows) {
    const actor = { side: 'buyer', accountId } as const;
    if ((await updateRfq(context, rfq_id, { act: 'withdraw', actor, actorId: accountId })).ok) withdrawn += 1;
  }
  return withdrawn;
}
