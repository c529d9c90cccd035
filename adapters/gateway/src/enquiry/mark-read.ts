import type { Side } from '@fairhall/core/contract/enquiry/thread-limits';
import { applyAct, isOpen } from '@fairhall/core/enquiry/enquiry-status';
import { type CallContext, supplierOf } from '../call-context.ts';
import { dropWaiting } from '../mail/outbox.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { toTeamKeyPrefix } from './enquiry-to-team.ts';
import { type EnquiryRow, type FoundEnquiry, readBy, toEnquiryStatus } from './find-enquiry.ts';
import { notifyOtherSide, toMailKeyPrefix } from './notify-other-side.ts';
import { saveEnquiryStatus } from './save-enquiry-status.ts';

/**
 * Records that a side has read all messages up to a position. A queued notification about them is dropped; later
 * messages that the side has not read get a new one. Notifications for the member that an enquiry is assigned to stay
 * if a colleague reads it; those to the organiser's team do not. The enquiry is locked.
 */
export async function markRead(
  ports: ThreadPorts,
  context: CallContext,
  { side, row }: FoundEnquiry,
  requestedPosition: number,
): Promise<true> {
  const position = Math.max(readBy(row, side), Math.min(requestedPosition, row.last_position));
  await markMessages(context, row, side, position);
  // reading is never rejected
  const after = applyAct(toEnquiryStatus(row), side, 'read', context.now) ?? toEnquiryStatus(row);
  const saved = await saveEnquiryStatus(context, row, after, readChange(row, side, position, context.now));
  if (side === 'supplier') await dropWaiting(context.database, toTeamKeyPrefix(row.enquiry_id));
  if (!isRecipient(context, saved, side)) return true;
  await dropWaiting(context.database, toMailKeyPrefix(row.enquiry_id, side));
  const next = isOpen(saved) ? await findFirstUnread(context, saved, side) : undefined;
  if (next !== undefined) await notifyOtherSide(ports, context, { side: next.side, row: saved }, next);
  return true;
}

/** Whether the reader is among those who are emailed about new messages. */
const isRecipient = (context: CallContext, { assigned_to }: EnquiryRow, reader: Side): boolean =>
  reader === 'buyer' || assigned_to === null || assigned_to === supplierOf(context).accountId;

const readChange = (row: EnquiryRow, side: Side, position: number, now: number) =>
  side === 'buyer'
    ? { buyer_read: position, buyer_seen_at: now }
    : { supplier_read: position, supplier_seen_at: now, read_at: row.read_at ?? now };

async function markMessages(
  { database, now }: CallContext,
  row: EnquiryRow,
  reader: Side,
  upTo: number,
): Promise<void> {
  await database.kysely
    .updateTable('message')
    .set({ read_at: now })
    .where('enquiry_id', '=', row.enquiry_id)
    .where('side', '!=', reader)
    .where('position', '<=', upTo)
    .where('read_at', 'is', null)
    .execute();
}

const findFirstUnread = ({ database }: CallContext, row: EnquiryRow, reader: Side) =>
  database.kysely
    .selectFrom('message')
    .select(['message_id as messageId', 'position', 'side', 'author', 'text'])
    .where('enquiry_id', '=', row.enquiry_id)
    .where('side', '!=', reader)
    .where('position', '>', readBy(row, reader))
    .orderBy('position')
    .executeTakeFirst();
