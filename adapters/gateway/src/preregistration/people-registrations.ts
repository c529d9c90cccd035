import type { PersonRegistration } from '@fairhall/core/contract/person/staff-calls';
import { normalizeEmail } from '@fairhall/core/forms/email';
import { toE164 } from '@fairhall/core/forms/phone-format';
import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import { normalizeBadgeNumber } from './badge-number.ts';
import type { RegistrationRow } from './find-registration.ts';

/** The most registrations that are shown for one search. */
const MAX_REGISTRATIONS = 500;

/** A registration that staff see beside others of the same address. */
interface RegistrationOfPerson {
  /** Normalised. */
  readonly email: string;
  readonly registration: PersonRegistration;
}

/** The registrations of these addresses for all exhibitions, the newest first, and those that staff ended lately. D-94 */
export async function listPeopleRegistrations(
  { kysely }: Queries,
  emails: readonly string[],
): Promise<readonly RegistrationOfPerson[]> {
  const rows = await kysely
    .selectFrom('preregistration')
    .selectAll()
    .where(sql`lower(email)`, 'in', emails)
    .orderBy('created', 'desc')
    .limit(MAX_REGISTRATIONS)
    .execute();
  const ended = await kysely
    .selectFrom('ended_registration')
    .select(['content', 'was_merged'])
    .where(sql`lower(email)`, 'in', emails)
    .orderBy('ended_at', 'desc')
    .limit(MAX_REGISTRATIONS)
    .execute();
  return [
    ...rows.map((row) => toRegistration(row, 'registered')),
    ...ended.map(({ content, was_merged }) => toRegistration(content.row, was_merged ? 'merged' : 'cancelled')),
  ];
}

const toRegistration = (row: RegistrationRow, state: PersonRegistration['state']): RegistrationOfPerson => ({
  email: normalizeEmail(row.email),
  registration: {
    exhibitionId: row.exhibition_id,
    badgeNo: row.badge_no,
    contactName: row.contact_name,
    companyName: row.company_name,
    countryId: row.country_id,
    mobile: toE164({ dialingCode: row.dialing_code, number: row.contact_number }),
    state,
    createTime: Number(row.created),
  },
});

/**
 * The normalised addresses that a badge number leads to, at whichever exhibition: that of its registration, of the
 * person who has a newer number, and of a registration that was cancelled or merged, with the one that continues it.
 */
export async function findEmailsOfBadge({ kysely }: Queries, typed: string): Promise<readonly string[]> {
  const badgeNo = normalizeBadgeNumber(typed.replace(/[\s\p{Pd}.]+/gu, ''));
  const { rows } = await sql<{ readonly email: string }>`
    select lower(email) as email from preregistration where badge_no = ${badgeNo}
    union select lower(email) from badge_revoked join preregistration using (registration_id)
      where badge_revoked.badge_no = ${badgeNo}
    union select lower(email) from ended_registration where badge_no = ${badgeNo}`.execute(kysely);
  return rows.map(({ email }) => email);
}
