import type { OutputOf } from '@fairhall/core/contract/call';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { Colleague, supplierEnquiry } from '@fairhall/core/contract/enquiry/supplier-calls';
import { isOpen } from '@fairhall/core/enquiry/enquiry-status';
import { err, ok } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../call-context.ts';
import { dropWaiting } from '../mail/outbox.ts';
import { listPeople } from '../supplier-login/supplier-people.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import type { EnquiryRow, FoundEnquiry } from './find-enquiry.ts';
import { notifyAssigned, toAssignedKeyPrefix } from './notify-assigned.ts';
import { toMailKeyPrefix } from './notify-other-side.ts';
import { THREAD_OVER } from './thread-refusals.ts';

/** Who answers an enquiry, and the members of the supplier's team who can. D-65 */
export async function readAssignment(
  context: CallContext,
  { row }: FoundEnquiry,
): Promise<OutputOf<typeof supplierEnquiry.assignment>> {
  const people = await listColleagues(context);
  return { people, assignedTo: findAssigned(people, row.assigned_to) };
}

/**
 * Assigns an enquiry to a member of the caller's team, or to nobody in particular, in the open transaction. The member
 * gets an email unless they do it themselves. Mails that are not sent yet are dropped if they are no longer true: those
 * for people who no longer answer it, and those that say it is theirs. The enquiry is locked. D-65 THR-29
 */
export async function assignEnquiry(
  ports: ThreadPorts,
  context: CallContext,
  { row }: FoundEnquiry,
  accountId: string | null,
): Promise<Answer<OutputOf<typeof supplierEnquiry.assign>>> {
  const people = await listColleagues(context);
  const assignedTo = findAssigned(people, accountId);
  if (accountId !== null && assignedTo === null) return err(NOT_FOUND);
  if (row.assigned_to === accountId) return ok({ assignedTo });
  if (!isOpen(row)) return err(THREAD_OVER);
  const saved = await saveAssignment(context, row, accountId);
  if (assignedTo === null) {
    await dropWaiting(context.database, toAssignedKeyPrefix(row.enquiry_id));
  } else {
    await dropWaiting(context.database, toMailKeyPrefix(row.enquiry_id, 'supplier'));
    if (!assignedTo.isSelf) await notifyAssigned(ports, context, saved, assignedTo.accountId);
  }
  return ok({ assignedTo });
}

async function listColleagues(context: CallContext): Promise<Colleague[]> {
  const { supplierId, accountId: caller } = supplierOf(context);
  const people = await listPeople(context.database, supplierId);
  return people.map(({ accountId, name, email }) => ({ accountId, name: name || email, isSelf: accountId === caller }));
}

const findAssigned = (people: readonly Colleague[], accountId: string | null): Colleague | null =>
  people.find((one) => one.accountId === accountId) ?? null;

const saveAssignment = (
  { database }: CallContext,
  { enquiry_id }: EnquiryRow,
  accountId: string | null,
): Promise<EnquiryRow> =>
  database.kysely
    .updateTable('enquiry')
    .set({ assigned_to: accountId })
    .where('enquiry_id', '=', enquiry_id)
    .returningAll()
    .executeTakeFirstOrThrow();
