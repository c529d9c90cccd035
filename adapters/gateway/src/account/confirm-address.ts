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
import { restoreConfirmation } from './confirmation-link.ts';

const isPresent = (value: string | null | undefined): value is string => typeof value === 'string' && value !== '';

/** True if the logged-in buyer's account has exactly this address. */
export const isLoggedInAs = ({ buyer }: Pick<CallContext, 'buyer'>, email: string): boolean =>
  buyer !== null && normalizeEmail(buyer.email) === normalizeEmail(email);

/** Records that an account's address is confirmed; false if it already was. */
export async function verifyAccount(database: Queries, accountId: string, now: number): Promise<boolean> {
  const set = await database.kysely
    .updateTable('account')
    .set({ verified_at: now })
    .where('account_id', '=', accountId)
    .where('verified_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  if (set === undefined) return false;
  await restoreConfirmation(database, accountId);
  return true;
}

/**
 * The sender of pending items: the account and device that sent the item the link is about, and the account and device
 * that open the link.
 */
export const senderOf = ({ buyer, visitor }: CallContext, { email, ...sent }: ProvenAddress): Sender => ({
  email,
  accountIds: [sent.accountId, buyer?.accountId].filter(isPresent),
  visitors: [sent.visitor, visitor].filter(isPresent),
});

/** Lists everything that waits for an address to be confirmed, over all parts, each with the part that holds it. */
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

/** Removes the field that only the gateway uses. */
export const toWaitingItem = ({ isOwn: _, ...item }: WaitingRecord): WaitingItem => item;

/** Further changes when a sender's address is confirmed, in the open transaction. */
type OnConfirmed = (context: CallContext, sender: Sender) => Promise<void>;

/** Creates the function that confirms an address and sends what waits for it. D-95 */
export function createConfirmAddress(parts: readonly WaitingItems[], onConfirmed: OnConfirmed): ConfirmAddress {
  return async (context, proven) => {
    const { database, buyer, now } = context;
    // If two links are opened at the same time, the second waits here and then finds what the first has sent.
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

/** Key of the advisory locks for addresses that are being confirmed; any number that is not used elsewhere. */
const ADDRESS_LOCK = 7_340_091;
