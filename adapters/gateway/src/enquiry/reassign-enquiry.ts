import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { isOpen } from '@fairhall/core/enquiry/enquiry-status';
import { err, ok, type Result } from '@fairhall/core/result';
import { type CallContext, staffOf } from '../call-context.ts';
import { taskOf } from '../idempotency.ts';
import { dropWaiting } from '../mail/outbox.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import type { EnquiryRow } from './find-enquiry.ts';
import { notifyOtherSide, toMailKeyPrefix } from './notify-other-side.ts';
import { notifyReassigned } from './notify-reassigned.ts';
import type { StaffEnquiryPorts } from './staff-enquiry-ports.ts';

const ENQUIRY_ANSWERED: Refusal = { code: '409', message: 'request.reassign.answered' };
const ENQUIRY_OVER: Refusal = { code: '409', message: 'request.reassign.over' };
const ENQUIRY_NOT_DELIVERED: Refusal = { code: '409', message: 'request.reassign.notDelivered' };
const NO_RECIPIENTS: Refusal = { code: '409', message: 'request.reassign.nobody' };
const SUPPLIER_DOWN: Refusal = { code: '409', message: 'request.reassign.takenDown' };
const NO_SUPPLIER: Refusal = { code: '404', message: 'request.reassign.noSupplier' };

interface ReassignInput {
  readonly enquiryId: string;
  readonly supplierId: string;
}

interface ReassignResult {
  /** The supplier that it was addressed to before. */
  readonly from: string;
  /** Name of the supplier that it is addressed to now. */
  readonly name: string;
}

/**
 * Moves an unanswered enquiry to another supplier, in the open transaction, and notifies the buyer and the new
 * supplier's people. A repeat of the same action changes nothing, whatever happened in between. D-94 REL-04 THR-29
 */
export async function reassignEnquiry(
  ports: StaffEnquiryPorts,
  context: CallContext,
  { enquiryId, supplierId }: ReassignInput,
): Promise<Result<ReassignResult, Refusal>> {
  const { database } = context;
  const rows = database.kysely.selectFrom('enquiry').selectAll().where('enquiry_id', '=', enquiryId).forUpdate();
  const row = await rows.executeTakeFirst();
  if (row === undefined) return err(NOT_FOUND);
  const supplier = await ports.findNamedSupplier(context, supplierId);
  if (supplier === undefined) return err(NO_SUPPLIER);
  const task = taskOf(`reassign:${staffOf(context).staffId}`, context.idempotencyKey);
  const from = row.supplier_id;
  if (from === supplierId || (await isDone(context, task))) return ok({ from, name: supplier.name });
  const refusal = getRefusal(row);
  if (refusal !== undefined) return err(refusal);
  if (await ports.isSupplierTakenDown(database, supplierId)) return err(SUPPLIER_DOWN);
  if ((await ports.listResponsiblePeople(database, supplierId)).length === 0) return err(NO_RECIPIENTS);
  await dropWaiting(database, toMailKeyPrefix(enquiryId, 'supplier'));
  const saved = await moveToSupplier(ports, context, row, { supplierId, task });
  await notifyReassigned(ports, context, saved, row);
  const first = await getFirstMessage(context, enquiryId);
  await notifyOtherSide(ports, context, { side: 'buyer', row: saved }, first);
  return ok({ from, name: supplier.name });
}

function getRefusal(row: EnquiryRow): Refusal | undefined {
  if (row.delivered_at === null) return ENQUIRY_NOT_DELIVERED;
  if (row.answered_at !== null) return ENQUIRY_ANSWERED;
  return isOpen(row) ? undefined : ENQUIRY_OVER;
}

async function isDone({ database }: CallContext, task: string): Promise<boolean> {
  const rows = database.kysely.selectFrom('enquiry_reassignment').select('task_id').where('task_id', '=', task);
  return (await rows.executeTakeFirst()) !== undefined;
}

interface Hand {
  readonly supplierId: string;
  readonly task: string;
}

/**
 * Resets the enquiry to its initial status, except that it counts as waiting since its first delivery: nobody of the
 * new supplier has read it or agreed to anything.
 */
async function moveToSupplier(
  ports: Pick<StaffEnquiryPorts, 'getOfferTime'>,
  { database, now }: CallContext,
  row: EnquiryRow,
  { supplierId, task }: Hand,
): Promise<EnquiryRow> {
  const { kysely } = database;
  const { enquiry_id, supplier_id, reassigned } = row;
  await kysely
    .insertInto('enquiry_reassignment')
    .values({ task_id: task, enquiry_id, from_supplier: supplier_id, to_supplier: supplierId, at: now })
    .execute();
  await kysely
    .updateTable('message')
    .set({ read_at: null })
    .where('enquiry_id', '=', enquiry_id)
    .where('side', '=', 'buyer')
    .execute();
  return kysely
    .updateTable('enquiry')
    .set({
      supplier_id: supplierId,
      target_id: row.type === 'supplier' ? supplierId : row.target_id,
      state: 'new',
      read_at: null,
      supplier_read: 0,
      supplier_seen_at: null,
      assigned_to: null,
      reassigned: reassigned + 1,
      offer_at: await ports.getOfferTime(database, { siteId: row.site_id, supplierId }, now),
      // The buyer's consent was for the previous supplier.
      buyer_shares: false,
      supplier_shares: false,
    })
    .where('enquiry_id', '=', enquiry_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const getFirstMessage = ({ database }: CallContext, enquiryId: string) =>
  database.kysely
    .selectFrom('message')
    .select(['message_id as messageId', 'position', 'author', 'text'])
    .where('enquiry_id', '=', enquiryId)
    .where('position', '=', 1)
    .executeTakeFirstOrThrow();
