import type { WaitingItem } from '@fairhall/core/contract/confirmation/calls';
import { normalizeEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type {
  AddressConfirmation,
  ConfirmAddress,
  ProvenAddress,
  Sender,
  WaitingItems,
  WaitingRecord,
} from '../waiting-items.ts';
import { enableConfirmation } from './confirmation-link.ts';

const isPresent = (value: string | null | undefined): value is string => typeof value === 'string' && value !== '';

/** Whether a buyer is logged in whose account has exactly this address. */
export const isLoggedInAs = ({ buyer }: Pick<CallContext, 'buyer'>, email: string): boolean =>
  buyer !== null && normalizeEmail(buyer.email) === normalizeEmail(email);

/** Sets that mails to an account's address arrive; false where that was known. */
export async function verifyAccount(database: Queries, accountId: string, now: number): Promise<boolean> {
  const set = await database.kysely
    .updateTable('account')
    .set({ verified_at: now })
    .where('account_id', '=', accountId)
    .where('verified_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  if (set === undefined) return false;
  await enableConfirmation(database, accountId);
  return true;
}

/** Who is taken for the sender: whoever sent what the link is about, and whoever opens it. */
export const senderOf = ({ buyer, visitor }: CallContext, { email, ...sent }: ProvenAddress): Sender => ({
  email,
  accountIds: [sent.accountId, buyer?.accountId].filter(isPresent),
  visitors: [sent.visitor, visitor].filter(isPresent),
});

/** What waits for an address, over all parts, with the part that holds it. */
export async function listWaiting(
  parts: readonly WaitingItems[],
  context: CallContext,
  sender: Sender,
): Promise<readonly WaitingRecord[]> {
  const lists: WaitingRecord[] = [];
  for (const part of parts) lists.push(...(await part.list(context, sender)));
  return lists;
}

export async function deliverWaiting(
  parts: readonly WaitingItems[],
  context: CallContext,
  items: readonly WaitingRecord[],
): Promise<AddressConfirmation['sent']> {
  const sent = { enquiry: 0, request: 0 };
  for (const part of parts) sent[part.kind] += await part.deliver(context, listIds(part, items));
  return { enquiries: sent.enquiry, requests: sent.request };
}

export async function removeWaiting(
  parts: readonly WaitingItems[],
  context: CallContext,
  items: readonly WaitingRecord[],
): Promise<number> {
  let removed = 0;
  for (const part of parts) removed += await part.remove(context, listIds(part, items));
  return removed;
}

const listIds = ({ kind }: WaitingItems, items: readonly WaitingRecord[]): readonly string[] =>
  items.filter((item) => item.kind === kind).map(({ id }) => id);

/** An item without what only the gateway needs to know. */
export const toWaitingItem = ({ isOwn: _, ...item }: WaitingRecord): WaitingItem => item;

/** What else a sender's confirmed address changes, in the open transaction. */
type OnConfirmed = (context: CallContext, sender: Sender) => Promise<void>;

/** Binds it to what waits for addresses. D-95 */
export function createConfirmAddress(parts: readonly WaitingItems[], onConfirmed: OnConfirmed): ConfirmAddress {
  return async (context, proven) => {
    const { database, buyer, now } = context;
    // Of two links that are opened at once the second waits here, and finds what the first has sent off.
    await sql`select pg_advisory_xact_lock(${ADDRESS_LOCK}, hashtext(${normalizeEmail(proven.email)}))`.execute(
      database.kysely,
    );
    const isAccount =
      buyer !== null && isLoggedInAs(context, proven.email) && (await verifyAccount(database, buyer.accountId, now));
    const sender = senderOf(context, proven);
    await onConfirmed(context, sender);
    const items = await listWaiting(parts, context, sender);
    const sent = await deliverWaiting(
      parts,
      context,
      items.filter(({ isOwn }) => isOwn),
    );
    return { isAccount, sent, waiting: items.filter(({ isOwn }) => !isOwn).map(toWaitingItem) };
  };
}

/** Names the database's locks of addresses that are being confirmed; any number that nothing else uses. */
const ADDRESS_LOCK = 7_340_091;
