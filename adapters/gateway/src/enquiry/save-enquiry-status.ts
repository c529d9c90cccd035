import { type EnquiryStatus, isOpen } from '@fairhall/core/enquiry/enquiry-status';
import type { Updateable } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { EnquiryTables } from './enquiry.tables.ts';
import type { EnquiryRow } from './find-enquiry.ts';

type Change = Updateable<EnquiryTables['enquiry']>;

/** Saves an enquiry's status with other changes of the row, and returns the new row. */
export async function saveEnquiryStatus(
  { database, now }: Pick<CallContext, 'database' | 'now'>,
  row: EnquiryRow,
  after: EnquiryStatus,
  change: Change = {},
): Promise<EnquiryRow> {
  const status: Change = {
    state: after.state,
    closed_by: after.closedBy,
    closed_at: isOpen(after) ? null : (row.closed_at ?? now),
    last_side: after.lastSide,
    waits_since: after.waitsSince,
  };
  return database.kysely
    .updateTable('enquiry')
    .set({ ...status, ...change })
    .where('enquiry_id', '=', row.enquiry_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
