import type { SupplierSample } from '@fairhall/core/contract/sample/supplier-calls';
import { type CallContext, supplierOf } from '../call-context.ts';
import { toSampleFacts, toSampleTarget } from './sample-facts.ts';
import type { SamplePorts } from './sample-ports.ts';

const PAGE_SIZE = 20;

/**
 * The samples that visitors booked from the supplier: those to be collected first, then collected and cancelled ones,
 * each the latest first. THR-29
 */
export async function listBookedSamples(
  ports: SamplePorts,
  context: CallContext,
  { pageNo, exhibitionId }: { readonly pageNo: number; readonly exhibitionId?: string | undefined },
) {
  const { database, lang } = context;
  const { supplierId } = supplierOf(context);
  const all = database.kysely.selectFrom('sample_booking').where('supplier_id', '=', supplierId);
  const bookings = exhibitionId === undefined ? all : all.where('exhibition_id', '=', exhibitionId);
  const { total } = await bookings.select((by) => by.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await bookings
    .selectAll()
    .orderBy('status')
    .orderBy('created', 'desc')
    .orderBy('sample_id')
    .limit(PAGE_SIZE)
    .offset((pageNo - 1) * PAGE_SIZE)
    .execute();
  const words = await ports.describeTargets(database, lang, rows.map(toSampleTarget));
  const shows = [...new Set(rows.map((row) => row.exhibition_id))];
  const exhibitions = await ports.findExhibitionsByIds(context, shows);
  const stands = new Map<string, { readonly standNo: string; readonly hall: string }>();
  for (const show of shows)
    for (const stand of await ports.showStands(context, show, [supplierId])) stands.set(show, stand);
  const records = rows.map((row, index): SupplierSample => {
    const { standNo = '', hall = '' } = stands.get(row.exhibition_id) ?? {};
    return {
      ...toSampleFacts(row),
      goodsName: words[index]?.name ?? '',
      standNo,
      hall,
      exhibitionName: exhibitions.find(({ exhibitionId }) => exhibitionId === row.exhibition_id)?.name ?? '',
      contactName: row.contact_name,
      companyName: row.company_name,
      countryId: row.country_id,
      status: row.status,
    };
  });
  return { records, total: Number(total), pageNo, pageSize: PAGE_SIZE };
}
