import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { BookedSample } from '@fairhall/core/contract/sample/calls';
import { SAMPLE_STATUS } from '@fairhall/core/contract/sample/limits';
import { err, ok } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';
import { notifySupplier } from './notify-supplier.ts';
import { toSampleFacts, toSampleTarget } from './sample-facts.ts';
import type { SamplePorts } from './sample-ports.ts';

/** The buyer's samples at an exhibition that are not cancelled, by hall and stand; those without a stand come last. */
export async function listSamples(
  ports: Pick<SamplePorts, 'describeTargets' | 'showStands'>,
  context: CallContext,
  exhibitionId: string,
): Promise<BookedSample[]> {
  const { database, lang } = context;
  const rows = await database.kysely
    .selectFrom('sample_booking')
    .selectAll()
    .where('account_id', '=', buyerOf(context).accountId)
    .where('exhibition_id', '=', exhibitionId)
    .where('status', '<', SAMPLE_STATUS.cancelled)
    .orderBy('created')
    .orderBy('sample_id')
    .execute();
  const stands = await ports.showStands(context, exhibitionId, [...new Set(rows.map((row) => row.supplier_id))]);
  const words = await ports.describeTargets(database, lang, rows.map(toSampleTarget));
  const findPosition = (supplierId: string) => {
    const position = stands.findIndex((stand) => stand.supplierId === supplierId);
    return position === -1 ? stands.length : position;
  };
  const samples = rows.map((row, index) => {
    const { name = '', image = '', supplierName = '' } = words[index] ?? {};
    const { standNo = '', hall = '' } = stands[findPosition(row.supplier_id)] ?? {};
    return {
      ...toSampleFacts(row),
      goodsName: name,
      standNo,
      hall,
      supplierId: row.supplier_id,
      supplierName,
      image,
      isCollected: row.status === SAMPLE_STATUS.collected,
    };
  });
  return samples.toSorted((one, other) => findPosition(one.supplierId) - findPosition(other.supplierId));
}

/**
 * Cancels a booked sample of the buyer, in the open transaction, with the emails to the exhibitor; a collected sample
 * and another buyer's booking are untouched. THR-29
 */
export async function cancelSample(ports: SamplePorts, context: CallContext, id: string): Promise<Answer<true>> {
  const { accountId } = buyerOf(context);
  const row = await context.database.kysely
    .updateTable('sample_booking')
    .set({ status: SAMPLE_STATUS.cancelled })
    .where('account_id', '=', accountId)
    .where('sample_id', '=', id)
    .where('status', '=', SAMPLE_STATUS.booked)
    .returningAll()
    .executeTakeFirst();
  if (row !== undefined) {
    await notifySupplier(ports, context, row, 'cancelled');
    return ok(true);
  }
  const collected = await context.database.kysely
    .selectFrom('sample_booking')
    .select('sample_id')
    .where('account_id', '=', accountId)
    .where('sample_id', '=', id)
    .where('status', '=', SAMPLE_STATUS.collected)
    .executeTakeFirst();
  return collected === undefined ? ok(true) : err({ code: '409', message: 'sample.alreadyCollected' });
}
