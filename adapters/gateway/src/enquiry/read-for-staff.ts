import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffEnquiry } from '@fairhall/core/contract/enquiry/staff-calls';
import type { CallContext } from '../call-context.ts';
import { hasVisibleContacts } from './contact-visibility.ts';
import { NO_PEOPLE } from './find-unanswered.ts';
import { listMessages, targetOf } from './read-thread.ts';
import type { StaffEnquiryPorts } from './staff-enquiry-ports.ts';

/** An enquiry as staff see it; undefined if there is none. D-94 */
export async function readForStaff(
  ports: StaffEnquiryPorts,
  context: CallContext,
  enquiryId: string,
): Promise<OutputOf<typeof staffEnquiry.show> | undefined> {
  const { database, lang } = context;
  const rows = database.kysely.selectFrom('enquiry').selectAll().where('enquiry_id', '=', enquiryId);
  const row = await rows.executeTakeFirst();
  if (row === undefined) return undefined;
  const [words] = await ports.describeTargets(database, lang, [targetOf(row)]);
  const { name = '', image = '', supplierName = '' } = words ?? {};
  // Staff see messages as the other side sees them: nobody agreed to show contact data to staff.
  const areShown = await hasVisibleContacts(ports, database, row);
  const messages = await listMessages(ports, context, row, () => areShown);
  const answering = await ports.findSupplierPeople(database, [row.supplier_id]);
  return {
    enquiryId,
    state: row.state,
    target: { type: row.type, id: row.target_id, name, image },
    supplier: {
      supplierId: row.supplier_id,
      name: supplierName,
      ...(answering.get(row.supplier_id) ?? NO_PEOPLE),
    },
    email: row.email,
    lang: row.lang,
    quantity: row.quantity,
    messages,
    createTime: row.created,
    deliverTime: row.delivered_at,
    readTime: row.read_at,
    answerTime: row.answered_at,
    waitsSince: row.waits_since,
    closeTime: row.closed_at,
    closedBy: row.closed_by,
    spamReason: row.state === 'spam' ? (row.state_reason ?? '') : '',
    reassigned: row.reassigned,
  };
}
