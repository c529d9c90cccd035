import { SAMPLE_STATUS } from '@fairhall/core/contract/sample/limits';
import type { CallContext } from '../call-context.ts';
import { notifySupplier } from './notify-supplier.ts';
import type { SamplePorts } from './sample-ports.ts';

/**
 * Cancels the samples that a buyer has not collected at an exhibition, in the open transaction, with the emails to the
 * exhibitors.
 */
export async function cancelOpenSamples(
  ports: SamplePorts,
  context: CallContext,
  { exhibitionId, accountId }: { readonly exhibitionId: string; readonly accountId: string },
): Promise<void> {
  const cancelled = await context.database.kysely
    .updateTable('sample_booking')
    .set({ status: SAMPLE_STATUS.cancelled })
    .where('account_id', '=', accountId)
    .where('exhibition_id', '=', exhibitionId)
    .where('status', '=', SAMPLE_STATUS.booked)
    .returningAll()
    .execute();
  for (const row of cancelled) await notifySupplier(ports, context, row, 'cancelled');
}
