import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { type LeadMarksInput, toLeadMarks } from './to-lead-marks.ts';

/** Writes rating, tags, note and request of a lead of the supplier's anew, in the open transaction. THR-29 */
export async function saveLead(
  context: CallContext,
  { leadId, ...marks }: LeadMarksInput & { readonly leadId: string },
): Promise<Answer<true>> {
  const saved = await context.database.kysely
    .updateTable('lead')
    .set(toLeadMarks(marks))
    .where('supplier_id', '=', supplierOf(context).supplierId)
    .where('lead_id', '=', leadId)
    .returning('lead_id')
    .executeTakeFirst();
  return saved === undefined ? err(NOT_FOUND) : ok(true);
}

/**
 * Removes a lead of the supplier's, in the open transaction; another's is left as it is. That the badge was scanned, and what the
 * visitor decided about it, is the visitor's and stays. THR-29 THR-33
 */
export async function removeLead(context: CallContext, leadId: string): Promise<Answer<true>> {
  await context.database.kysely
    .deleteFrom('lead')
    .where('supplier_id', '=', supplierOf(context).supplierId)
    .where('lead_id', '=', leadId)
    .execute();
  return ok(true);
}
