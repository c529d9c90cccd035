import type { SharedField } from '@fairhall/core/contract/lead-limits';
import type { CallContext } from '../call-context.ts';
import { isOfBuyer, ownRegistration, type RegistrationRow } from './find-registration.ts';

/** Registrations that are answered at once. */
const MOST = 20;

/** What a badge tells of somebody who is registered. */
export interface Registered {
  readonly badgeNo: string;
  readonly exhibitionId: string;
  readonly email: string;
  readonly contactName: string;
  readonly companyName: string;
  readonly countryId: string;
  readonly dialingCode: string;
  readonly contactNumber: string;
  readonly companyWebsite: string;
  readonly nationalityId: string;
  readonly tags: readonly string[];
  /** What the visitor does not share with exhibitors. */
  readonly hiddenFields: readonly SharedField[];
  /** Whether somebody has shown that mails to the address arrive. */
  readonly isConfirmed: boolean;
}

/** The caller's own registrations: for one exhibition, else all of the buyer, one an exhibition, the latest first. D-33 */
export async function ownRegistrations(context: CallContext, exhibitionId?: string): Promise<readonly Registered[]> {
  const rows = exhibitionId === undefined ? await allOfBuyer(context) : [await ownRegistration(context, exhibitionId)];
  return rows.flatMap((row) => (row === undefined ? [] : [registeredOf(row)]));
}

async function allOfBuyer({ database, buyer }: CallContext): Promise<readonly RegistrationRow[]> {
  if (buyer === null) return [];
  const latest = database.kysely
    .selectFrom('preregistration')
    .selectAll()
    .distinctOn('exhibition_id')
    .where(isOfBuyer(buyer))
    .orderBy('exhibition_id')
    .orderBy('changed', 'desc')
    .as('preregistration');
  return database.kysely.selectFrom(latest).selectAll().orderBy('changed', 'desc').limit(MOST).execute();
}

/** What a badge tells of a record. */
export const registeredOf = (row: RegistrationRow): Registered => ({
  badgeNo: row.badge_no,
  exhibitionId: row.exhibition_id,
  email: row.email,
  contactName: row.contact_name,
  companyName: row.company_name,
  countryId: row.country_id,
  dialingCode: row.dialing_code,
  contactNumber: row.contact_number,
  companyWebsite: row.company_website,
  nationalityId: row.nationality_id,
  tags: row.tag_codes.split(',').filter((tag) => tag !== ''),
  hiddenFields: row.hidden_fields,
  isConfirmed: row.confirmed_at !== null,
});
