import type { Thread, ThreadMessage } from '@fairhall/core/contract/enquiry/thread';
import { type Side, THREAD_MESSAGES_MAX } from '@fairhall/core/contract/enquiry/thread-limits';
import { getTurn, isOpen, toVisibleState } from '@fairhall/core/enquiry/enquiry-status';
import type { CallContext } from '../call-context.ts';
import { isOpenAt } from './contact-visibility.ts';
import type { ThreadFile, ThreadPorts } from './enquiry-ports.ts';
import { findCurrentOffers } from './find-current-offers.ts';
import { type EnquiryRow, type FoundEnquiry, isShared, toEnquiryStatus } from './find-enquiry.ts';
import { listEnquiryCountries } from './list-party-countries.ts';
import { maskContacts } from './mask-contacts.ts';
import { readBuyer } from './read-buyer.ts';

/** An enquiry with all messages, as the caller's side sees it. D-51 D-65 */
export async function readThread(
  ports: ThreadPorts,
  context: CallContext,
  { side, row }: FoundEnquiry,
): Promise<Thread> {
  const [words] = await ports.describeTargets(context.database, context.lang, [targetOf(row)]);
  const { name = '', image = '', unit = '', supplierName = '' } = words ?? {};
  const isOpenHere = await isOpenAt(ports, context.database, row);
  const areShown = isOpenHere || isShared(row);
  const order = await ports.findOrderOfThread(context.database, {
    enquiryId: row.enquiry_id,
    supplierId: row.supplier_id,
  });
  const others = side === 'buyer' ? await findCurrentOffers(ports, context, row) : undefined;
  const shares = { buyer: row.buyer_shares, supplier: row.supplier_shares };
  return {
    enquiryId: row.enquiry_id,
    state: toVisibleState(row.state, side),
    viewer: side,
    target: { type: row.type, id: row.target_id, name, image, ...(unit !== '' && { unit }) },
    supplier: { supplierId: row.supplier_id, name: supplierName },
    ...(side === 'supplier' && { buyer: await readBuyer(ports, context.database, row) }),
    quantity: row.quantity,
    ...(order !== undefined && { order }),
    messages: await listMessages(ports, context, row, (writer) => areShown || writer === side),
    createTime: row.created,
    readTime: row.read_at,
    answerTime: row.answered_at,
    closeTime: row.closed_at,
    closedBy: row.closed_by,
    turn: row.delivered_at === null ? null : getTurn(toEnquiryStatus(row)),
    canReply: row.delivered_at !== null && isOpen(row) && row.last_position < THREAD_MESSAGES_MAX,
    isUnconfirmed: row.delivered_at === null,
    ...((await isUnreachable(ports, context, side, row)) && { isUnreachable: true }),
    ...(others !== undefined && { others: [...others] }),
    contact: { mine: shares[side], theirs: shares[side === 'buyer' ? 'supplier' : 'buyer'], isOpen: isOpenHere },
  };
}

/** Whether the buyer waits for a supplier without people. */
const isUnreachable = async (
  ports: Pick<ThreadPorts, 'listResponsiblePeople'>,
  { database }: CallContext,
  side: FoundEnquiry['side'],
  row: EnquiryRow,
): Promise<boolean> =>
  side === 'buyer' &&
  row.delivered_at !== null &&
  getTurn(toEnquiryStatus(row)) === 'supplier' &&
  (await ports.listResponsiblePeople(database, row.supplier_id)).length === 0;

export const targetOf = (row: Pick<EnquiryRow, 'type' | 'target_id' | 'supplier_id'>) => ({
  type: row.type,
  targetId: row.target_id,
  supplierId: row.supplier_id,
});

/** The messages, with contact data masked if the writer's must not be shown. */
export async function listMessages(
  ports: Pick<ThreadPorts, 'threadFiles'>,
  context: CallContext,
  row: Pick<EnquiryRow, 'enquiry_id'>,
  isShown: (writer: Side) => boolean,
): Promise<ThreadMessage[]> {
  const { database } = context;
  const rows = await database.kysely
    .selectFrom('message')
    .select(['message_id', 'position', 'side', 'author', 'text', 'created', 'read_at'])
    .where('enquiry_id', '=', row.enquiry_id)
    .orderBy('position')
    .execute();
  const held = await ports.threadFiles.of(
    database,
    rows.map(({ message_id }) => message_id),
  );
  const isHiding = rows.some(({ side }) => !isShown(side));
  const countries = isHiding ? await listEnquiryCountries(database, row.enquiry_id) : [];
  return Promise.all(
    rows.map(async (message) => {
      const { message_id, side, author } = message;
      const isAllShown = isShown(side);
      const text = isAllShown ? message.text : maskContacts(message.text, countries);
      const given = held.get(message_id) ?? [];
      const files = await toVisibleFiles(ports, context, given, isAllShown);
      return {
        messageId: message_id,
        position: message.position,
        side,
        author: isAllShown ? author : maskContacts(author, countries),
        text,
        files,
        isMasked: text !== message.text || files.some(({ fileName }, at) => fileName !== given[at]?.fileName),
        createTime: message.created,
        readTime: message.read_at,
      };
    }),
  );
}

/** Files with their URLs; contact data in their names is masked unless everything is shown. */
const toVisibleFiles = (
  { threadFiles }: Pick<ThreadPorts, 'threadFiles'>,
  { now }: CallContext,
  files: readonly ThreadFile[],
  isAllShown: boolean,
): Promise<ThreadMessage['files']> =>
  Promise.all(
    files.map(async ({ fileId, fileName, size, isPicture }) => ({
      fileId,
      fileName: isAllShown ? fileName : threadFiles.hiddenName(fileName),
      size,
      url: await threadFiles.addressOf(fileId, !isAllShown, now),
      ...(isPicture && { small: await threadFiles.smallAddressOf(fileId, now) }),
    })),
  );
