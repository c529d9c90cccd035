import type { SharedField } from '@fairhall/core/contract/lead/limits';
import type { CallContext } from '../call-context.ts';
import { listCallerRegistrations, type RegistrationRow } from './find-registration.ts';
import { buildClaims, buildOwnershipOrder } from './registration-proof.ts';

/** Registrations that are answered at once. */
const MAX_REGISTRATIONS = 40;

/** What a badge tells of somebody who is registered. */
export interface BadgeRegistration {
  readonly registrationId: string;
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

/** A registration of the caller's. */
interface CallerRegistration extends BadgeRegistration {
  /** It is about the caller, and not one that the caller registered for somebody else. */
  readonly isOwn: boolean;
}

/** The caller's registrations, for one exhibition or of the buyer for all: those that are about the caller first. D-33 */
export async function listRegistrations(
  context: CallContext,
  exhibitionId?: string,
): Promise<readonly CallerRegistration[]> {
  const { database, buyer, visitor } = context;
  const rows =
    exhibitionId === undefined
      ? await listBuyerRegistrations(context)
      : await listCallerRegistrations(context, exhibitionId, MAX_REGISTRATIONS);
  if (rows.length === 0) return [];
  const aboutCaller = await database.kysely
    .selectFrom('preregistration')
    .select('registration_id')
    .where(
      'registration_id',
      'in',
      rows.map((row) => row.registration_id),
    )
    .where(buildClaims({ buyer, visitor }).isOwn)
    .execute();
  const ids = new Set(aboutCaller.map((row) => row.registration_id));
  return rows.map((row) => ({ ...toBadgeRegistration(row), isOwn: ids.has(row.registration_id) }));
}

async function listBuyerRegistrations({ database, buyer, visitor }: CallContext): Promise<readonly RegistrationRow[]> {
  if (buyer === null) return [];
  const rows = database.kysely
    .selectFrom('preregistration')
    .selectAll()
    .where(buildClaims({ buyer, visitor }).isCallers);
  return buildOwnershipOrder({ buyer, visitor })
    .reduce((sorted, by) => sorted.orderBy(by), rows)
    .limit(MAX_REGISTRATIONS)
    .execute();
}

/** What a badge tells of a record. */
export const toBadgeRegistration = (row: RegistrationRow): BadgeRegistration => ({
  registrationId: row.registration_id,
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
