import { toRegionCode } from '@fairhall/core/site/region-code';
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import { HOME_COUNTRIES } from './find-phones.ts';

/** Countries of the two sides of an enquiry, as stored: the buyer's as a three-digit number, null for a guest. */
export interface StoredCountries {
  readonly buyerCountry: string | null;
  /** Two-letter code; null if the supplier is gone. */
  readonly supplierCountry: string | null;
}

/** Members of a JSON object, for a statement that reads `enquiry`. */
export const COUNTRY_MEMBERS = `
      'buyerCountry', (select country_id from account where account.account_id = enquiry.account_id),
      'supplierCountry', coalesce(
        (select country_code from supplier where supplier.id = enquiry.supplier_id),
        (select supplier ->> 'country_code' from taken_down_supplier where supplier_id = enquiry.supplier_id)
      )`;

/**
 * Countries whose phone numbers are searched for in an enquiry's messages, as two-letter codes. If the buyer's country
 * is unknown, all home countries are used for them.
 */
export function listPartyCountries({ buyerCountry, supplierCountry }: StoredCountries): readonly string[] {
  const buyers = buyerCountry === null ? HOME_COUNTRIES : [toRegionCode(buyerCountry)];
  return [...new Set([...buyers, ...(supplierCountry === null ? [] : [supplierCountry])])];
}

/** The countries of a stored enquiry. */
export async function listEnquiryCountries({ kysely }: Queries, enquiryId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ stored: StoredCountries }>`
    select json_build_object(${sql.raw(COUNTRY_MEMBERS)}) as stored from enquiry where enquiry_id = ${enquiryId}`.execute(
    kysely,
  );
  return listPartyCountries(rows[0]?.stored ?? { buyerCountry: null, supplierCountry: null });
}

/** The countries of an enquiry that an account or a guest is still writing to a supplier. */
export async function listSenderCountries(
  { kysely }: Queries,
  { accountId, supplierId }: { readonly accountId: string | null; readonly supplierId: string },
): Promise<readonly string[]> {
  const account = kysely
    .selectFrom('account')
    .select('country_id')
    .where('account_id', '=', accountId ?? '');
  const supplier = kysely.selectFrom('supplier').select('country_code').where('id', '=', supplierId);
  const [buyer, owner] = [await account.executeTakeFirst(), await supplier.executeTakeFirst()];
  return listPartyCountries({ buyerCountry: buyer?.country_id ?? null, supplierCountry: owner?.country_code ?? null });
}
