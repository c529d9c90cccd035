import type { Thread, ThreadMessage } from '@fairhall/core/contract/thread';
import { MESSAGES_MAX, type Side } from '@fairhall/core/contract/thread-limits';
import { isOpen, shownState, turnOf } from '@fairhall/core/enquiry/enquiry-state';
import type { CallContext } from '../call-context.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { type EnquiryRow, type Found, isShared, standingOf } from './find-enquiry.ts';
import { shownText } from './shown-text.ts';

/** An enquiry with all that was written, as the side that asks sees it. D-51 D-65 */
export async function readThread(ports: ThreadPorts, context: CallContext, { side, row }: Found): Promise<Thread> {
  const [words] = await ports.describeTargets(context.database, context.lang, [targetOf(row)]);
  const { name = '', image = '', supplierName = '' } = words ?? {};
  const shares = { buyer: row.buyer_shares, supplier: row.supplier_shares };
  return {
    enquiryId: row.enquiry_id,
    state: shownState(row.state, side),
    viewer: side,
    target: { type: row.type, id: row.target_id, name, image },
    supplier: { supplierId: row.supplier_id, name: supplierName },
    quantity: row.quantity,
    messages: await messagesOf(context, side, row),
    createTime: row.created,
    readTime: row.read_at,
    answerTime: row.answered_at,
    closeTime: row.closed_at,
    closedBy: row.closed_by,
    turn: row.delivered_at === null ? null : turnOf(standingOf(row)),
    canReply: row.delivered_at !== null && isOpen(row) && row.last_position < MESSAGES_MAX,
    contact: { mine: shares[side], theirs: shares[side === 'buyer' ? 'supplier' : 'buyer'] },
  };
}

export const targetOf = (row: Pick<EnquiryRow, 'type' | 'target_id' | 'supplier_id'>) => ({
  type: row.type,
  targetId: row.target_id,
  supplierId: row.supplier_id,
});

async function messagesOf({ database }: CallContext, viewer: Side, row: EnquiryRow): Promise<ThreadMessage[]> {
  const rows = database.kysely
    .selectFrom('message')
    .select(['message_id', 'position', 'side', 'author', 'text', 'created', 'read_at'])
    .where('enquiry_id', '=', row.enquiry_id)
    .orderBy('position');
  return (await rows.execute()).map((message) => {
    const { side, author } = message;
    const text = shownText(message, viewer, isShared(row));
    return {
      messageId: message.message_id,
      position: message.position,
      side,
      author: shownText({ side, text: author }, viewer, isShared(row)),
      text,
      isMasked: text !== message.text,
      createTime: message.created,
      readTime: message.read_at,
    };
  });
}
