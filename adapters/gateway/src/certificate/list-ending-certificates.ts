import { CERTIFICATE_WARNING_DAYS } from '@fairhall/core/contract/certificate/limits';
import type { SupplierHome } from '@fairhall/core/contract/supplier/home-calls';
import { countDays } from '@fairhall/core/forms/day';
import { type CallContext, supplierOf } from '../call-context.ts';
import { getToday } from './certificates.ts';

/** How many certificates the caller's supplier has, and those that buyers see and that expire soon. D-52 */
export async function listEndingCertificates(context: CallContext): Promise<SupplierHome['certificates']> {
  const { database, now } = context;
  const { supplierId } = supplierOf(context);
  const today = await getToday(database, supplierId, now);
  // A supplier has few: their number is limited.
  const rows = await database.kysely
    .selectFrom('certificate')
    .select(['certificate_id', 'name', 'expires', 'state'])
    .where('supplier_id', '=', supplierId)
    .where('removed_at', 'is', null)
    .orderBy('expires')
    .orderBy('certificate_id')
    .execute();
  const ending = rows.flatMap(({ certificate_id, name, expires, state }) => {
    if (state !== 'checked' || expires === '') return [];
    const daysLeft = countDays(today, expires);
    return daysLeft < 0 || daysLeft > CERTIFICATE_WARNING_DAYS
      ? []
      : [{ certificateId: certificate_id, name, daysLeft }];
  });
  return { total: rows.length, ending };
}
