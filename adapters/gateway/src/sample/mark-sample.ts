import type { OutputOf } from '@fairhall/core/contract/call';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import { SAMPLE_STATUS } from '@fairhall/core/contract/sample/limits';
import type { supplierSample } from '@fairhall/core/contract/sample/supplier-calls';
import { err, ok } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';

interface SampleMark {
  readonly id: string;
  readonly isCollected: boolean;
}

/** Marks a sample of the supplier as collected, or takes the mark back, in the open transaction. THR-29 */
export async function markSample(
  context: CallContext,
  { id, isCollected }: SampleMark,
): Promise<Answer<OutputOf<typeof supplierSample.mark>>> {
  const { kysely } = context.database;
  const row = await kysely
    .selectFrom('sample_booking')
    .select('status')
    .where('sample_id', '=', id)
    .where('supplier_id', '=', supplierOf(context).supplierId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return err(NOT_FOUND);
  if (row.status === SAMPLE_STATUS.cancelled) return err({ code: '409', message: 'sample.notNow' });
  const status = isCollected ? SAMPLE_STATUS.collected : SAMPLE_STATUS.booked;
  await kysely.updateTable('sample_booking').set({ status }).where('sample_id', '=', id).execute();
  return ok({ id, status });
}
