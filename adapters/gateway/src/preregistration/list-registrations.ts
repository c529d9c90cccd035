import type { SharedField } from '@fairhall/core/contract/lead/limits';
import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import { listCallerRegistrations, type RegistrationRow } from './find-registration.ts';
import { buildClaims, buildOwnershipOrder, type Caller } from './registration-proof.ts';

/** The most registrations in one response. */
const MAX_REGISTRATIONS = 40;

/** The content of a badge. */
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
  /** The fields that the visitor does not share with exhibitors. */
  readonly hiddenFields: readonly SharedField[];
  /** Whether the address is confirmed. */
  readonly isConfirmed: boolean;
}

/** One of the caller's registrations. */
interface CallerRegistration extends BadgeRegistration {
  /** True if the registration is for the caller; false if the caller registered another person. */
  readonly isOwn: boolean;
}

/** The caller's registrations for one exhibition, or the buyer's for all; those for the caller come first. D-33 */
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

/** The registrations that a buyer has for themselves, whoever asks. D-33 */
export const listOwnRegistrations = ({ kysely }: Queries, buyer: NonNullable<Caller['buyer']>) =>
  kysely
    .selectFrom('preregistration')
    .select(['exhibition_id as exhibitionId', 'registration_id as registrationId'])
    .where(buildClaims({ buyer, visitor: null }).isCallers)
    .where(buildClaims({ buyer, visitor: null }).isOwn)
    .orderBy('changed', 'desc')
    .limit(MAX_REGISTRATIONS)
    .execute();

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

/** The badge content of a registration. */
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
