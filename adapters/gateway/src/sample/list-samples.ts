import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { BookedSample } from '@fairhall/core/contract/sample/calls';
import { ok } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';
import { notifySupplier } from './notify-supplier.ts';
import { toSampleFacts, toSampleTarget } from './sample-facts.ts';
import type { SamplePorts } from './sample-ports.ts';

/** The buyer's booked samples at an exhibition, by hall and stand; those without a stand come last. */
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
    return { ...toSampleFacts(row), goodsName: name, standNo, hall, supplierId: row.supplier_id, supplierName, image };
  });
  return samples.toSorted((one, other) => findPosition(one.supplierId) - findPosition(other.supplierId));
}

/**
 * Cancels a booked sample of the buyer, in the open transaction, with the emails to the exhibitor; another buyer's
 * booking is untouched. THR-29
 */
export async function cancelSample(ports: SamplePorts, context: CallContext, id: string): Promise<Answer<true>> {
  const row = await context.database.kysely
    .deleteFrom('sample_booking')
    .where('account_id', '=', buyerOf(context).accountId)
    .where('sample_id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (row !== undefined) await notifySupplier(ports, context, row, 'cancelled');
  return ok(true);
}
