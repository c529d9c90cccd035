import type { Answer } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { type LeadMarksInput, toLeadMarks } from './to-lead-marks.ts';

/** Saves rating, tags, note and request of one of the supplier's leads, in the open transaction. THR-29 */
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
 * Deletes one of the supplier's leads, in the open transaction; another supplier's lead is untouched. The scan itself,
 * and the visitor's decision about it, belong to the visitor and stay. THR-29 THR-33
 */
export async function removeLead(context: CallContext, leadId: string): Promise<Answer<true>> {
  await context.database.kysely
    .deleteFrom('lead')
    .where('supplier_id', '=', supplierOf(context).supplierId)
    .where('lead_id', '=', leadId)
    .execute();
  return ok(true);
}
