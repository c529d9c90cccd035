import type { SharedField } from '@fairhall/core/contract/lead/limits';
import { toE164 } from '@fairhall/core/forms/phone-format';
import type { Queries } from '../db/database.ts';
import { recordRevocation } from '../revocations.ts';
import { normalizeBadgeNumber } from './badge-number.ts';

/**
 * The details of a visitor that exhibitors may see, and the fields that the visitor does not share; '' for a field left
 * empty.
 */
interface SharedRegistration {
  readonly badgeNo: string;
  readonly contactName: string;
  readonly companyName: string;
  readonly countryId: string;
  readonly email: string;
  /** With its dialling code, in dialling form. */
  readonly mobile: string;
  readonly hiddenFields: readonly SharedField[];
}

/** The registration that currently has a badge number; undefined if none has. */
export async function findRegistrationOfBadge(
  { kysely }: Queries,
  exhibitionId: string,
  badgeNo: string,
): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('preregistration')
    .select('registration_id')
    .where('exhibition_id', '=', exhibitionId)
    .where('badge_no', '=', normalizeBadgeNumber(badgeNo))
    .executeTakeFirst();
  return row?.registration_id;
}

/** The registration that currently has a badge number, at whichever exhibition; undefined if none has. */
export const findRegistrationByNumber = ({ kysely }: Queries, badgeNo: string) =>
  kysely
    .selectFrom('preregistration')
    .select(['exhibition_id as exhibitionId', 'registration_id as registrationId'])
    .where('badge_no', '=', normalizeBadgeNumber(badgeNo))
    .executeTakeFirst();

/** The details of visitors that exhibitors may see, by registration id; leaves out deleted registrations. */
export async function findSharedRegistrations(
  { kysely }: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SharedRegistration>> {
  if (ids.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('preregistration')
    .select(['registration_id', 'badge_no', 'contact_name', 'company_name', 'country_id', 'email'])
    .select(['dialing_code', 'contact_number', 'hidden_fields'])
    .where('registration_id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row): [string, SharedRegistration] => [
      row.registration_id,
      {
        badgeNo: row.badge_no,
        contactName: row.contact_name,
        companyName: row.company_name,
        countryId: row.country_id,
        email: row.email,
        mobile: toE164({ dialingCode: row.dialing_code, number: row.contact_number }),
        hiddenFields: row.hidden_fields,
      },
    ]),
  );
}

/** Saves the fields that a visitor does not share with exhibitors, in the open transaction. THR-33 */
export async function hideFields(
  queries: Queries,
  registrationId: string,
  hidden: readonly SharedField[],
): Promise<void> {
  const row = queries.kysely.updateTable('preregistration').set({ hidden_fields: [...hidden] });
  await row.where('registration_id', '=', registrationId).execute();
  await recordRevocation(queries, { kind: 'hiddenFields', subject: registrationId, detail: hidden.join(',') });
}
