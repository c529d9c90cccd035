import type { Side } from '@fairhall/core/contract/thread-limits';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { isOpenAt } from './contacts-shown.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { type EnquiryRow, isShared } from './find-enquiry.ts';
import { targetOf } from './read-thread.ts';

interface ListRow extends EnquiryRow {
  /** The names of its files, where the last message is files alone. */
  readonly last_text: string;
  /** Who wrote the first message; '' where no name is known. */
  readonly from: string;
  readonly unread: number;
  /** Whether the reader is shown the other side's contact data. */
  readonly isShown: boolean;
}

/** The enquiries of a page in its order, with their last messages and how many the reader has not read. */
export async function listRows(
  ports: ThreadPorts,
  { database }: CallContext,
  ids: readonly { readonly enquiry_id: string }[],
  reader: Side,
): Promise<readonly ListRow[]> {
  if (ids.length === 0) return [];
  const names = ids.map(({ enquiry_id }) => enquiry_id);
  const read = sql.ref(reader === 'buyer' ? 'enquiry.buyer_read' : 'enquiry.supplier_read');
  const rows = await database.kysely
    .selectFrom('enquiry')
    .innerJoin('message as last', (join) =>
      join.onRef('last.enquiry_id', '=', 'enquiry.enquiry_id').onRef('last.position', '=', 'enquiry.last_position'),
    )
    .innerJoin('message as first', (join) =>
      join.onRef('first.enquiry_id', '=', 'enquiry.enquiry_id').on('first.position', '=', 1),
    )
    .selectAll('enquiry')
    .select(['last.text as last_text', 'last.message_id as last_id', 'first.author as from'])
    .select(
      sql<number>`(select count(*)::integer from message where message.enquiry_id = enquiry.enquiry_id
        and message.position > ${read} and message.side <> ${reader})`.as('unread'),
    )
    .where('enquiry.enquiry_id', 'in', names)
    .execute();
  const places = new Map(names.map((name, place) => [name, place]));
  const inOrder = rows.sort((one, other) => (places.get(one.enquiry_id) ?? 0) - (places.get(other.enquiry_id) ?? 0));
  const wordless = inOrder.filter(({ last_text }) => last_text === '').map(({ last_id }) => last_id);
  const files = await ports.threadFiles.of(database, wordless);
  const open = await openSites(ports, database, inOrder);
  return inOrder.map(({ last_id, ...row }) => ({
    ...row,
    last_text: row.last_text || namesIn(files.get(last_id)),
    isShown: isShared(row) || open.has(row.site_id),
  }));
}

/** Of the sites that rows were sent at those that show contact data without its being agreed on, each asked for once. */
async function openSites(
  ports: ThreadPorts,
  database: CallContext['database'],
  rows: readonly EnquiryRow[],
): Promise<ReadonlySet<number>> {
  const open = new Set<number>();
  for (const site_id of new Set(rows.map((row) => row.site_id)))
    if (await isOpenAt(ports, database, { site_id })) open.add(site_id);
  return open;
}

const namesIn = (files: readonly { readonly fileName: string }[] = []): string =>
  files.map(({ fileName }) => fileName).join(', ');

/** What the rows are about, in their order. */
export const targetsIn = (ports: ThreadPorts, { database, lang }: CallContext, rows: readonly EnquiryRow[]) =>
  ports.describeTargets(database, lang, rows.map(targetOf));
