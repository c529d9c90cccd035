import { normalizeEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';

interface RegisteredDetails {
  readonly contactName: string;
  readonly companyName: string;
  /** Null if unknown. */
  readonly countryId: string | null;
  readonly tagCodes: readonly string[];
  readonly companyWebsite: string;
}

/**
 * What the latest registration of an address tells about the person, if this browser made it; a registration from
 * elsewhere would disclose their details to whoever names the address. D-95 THR-31
 */
export async function findRegisteredDetails(
  { database, visitor }: Pick<CallContext, 'database' | 'visitor'>,
  email: string,
): Promise<RegisteredDetails | undefined> {
  if (visitor === null) return undefined;
  const row = await database.kysely
    .selectFrom('preregistration')
    .select(['contact_name', 'company_name', 'country_id', 'tag_codes', 'company_website'])
    .where('visitor', '=', visitor)
    .where(sql`lower(email)`, '=', normalizeEmail(email))
    .orderBy('changed', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    contactName: row.contact_name,
    companyName: row.company_name,
    countryId: row.country_id === '' ? null : row.country_id,
    tagCodes: row.tag_codes === '' ? [] : row.tag_codes.split(','),
    companyWebsite: row.company_website,
  };
}
