import { toRegionCode } from '@fairhall/core/site/region-code';
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import { HOME_COUNTRIES } from './find-phones.ts';

/** Where the two sides of an enquiry are from, as it is stored: the buyer by a number of three digits, null for a guest. */
export interface StoredCountries {
  readonly buyerCountry: string | null;
  /** By two letters; null for a supplier that is gone. */
  readonly supplierCountry: string | null;
}

/** The members of a JSON object in a statement that reads `enquiry`. */
export const COUNTRY_MEMBERS = `
      'buyerCountry', (select country_id from account where account.account_id = enquiry.account_id),
      'supplierCountry', (select country_code from supplier where supplier.id = enquiry.supplier_id)`;

/**
 * The countries whose phone numbers are looked for in what the sides write, by their codes of two letters. A buyer of whom no
 * country is known may be from anywhere.
 */
export function listPartyCountries({ buyerCountry, supplierCountry }: StoredCountries): readonly string[] {
  const buyers = buyerCountry === null ? HOME_COUNTRIES : [toRegionCode(buyerCountry)];
  return [...new Set([...buyers, ...(supplierCountry === null ? [] : [supplierCountry])])];
}

/** The same of one enquiry. */
export async function listEnquiryCountries({ kysely }: Queries, enquiryId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ stored: StoredCountries }>`
    select json_build_object(${sql.raw(COUNTRY_MEMBERS)}) as stored from enquiry where enquiry_id = ${enquiryId}`.execute(
    kysely,
  );
  return listPartyCountries(rows[0]?.stored ?? { buyerCountry: null, supplierCountry: null });
}

/** The same of an enquiry that is still being written, by an account or a guest, to a supplier. */
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
