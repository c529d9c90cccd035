import type { StaffRegistration } from '@fairhall/core/contract/preregistration/staff-calls';
import type { Queries } from '../db/database.ts';
import { normalizeBadgeNumber } from './badge-number.ts';
import type { RegistrationRow } from './find-registration.ts';
import { registrationHolds } from './registration-search.ts';

const PAGE_SIZE = 20;

interface Sought {
  readonly exhibitionId: string;
  readonly keyword?: string | undefined;
  readonly pageNo: number;
}

/**
 * An exhibition's registrations, newest first; with `keyword` those with every word of it in address, name, company or
 * badge number. D-94
 */
export async function findRegistrations({ kysely }: Queries, { exhibitionId, keyword = '', pageNo }: Sought) {
  const registered = kysely.selectFrom('preregistration').where('exhibition_id', '=', exhibitionId);
  const found = registered.where(registrationHolds(keyword));
  const { total } = await found.select((by) => by.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('created', 'desc')
    .orderBy('registration_id')
    .limit(PAGE_SIZE)
    .offset((pageNo - 1) * PAGE_SIZE)
    .execute();
  return { records: rows.map(staffRegistration), total: Number(total), pageNo, pageSize: PAGE_SIZE };
}

/** The registration with a badge number, in whatever spelling; undefined if there is none at that exhibition. */
export const registrationByNumber = (
  { kysely }: Queries,
  exhibitionId: string,
  badgeNo: string,
): Promise<RegistrationRow | undefined> =>
  kysely
    .selectFrom('preregistration')
    .selectAll()
    .where('exhibition_id', '=', exhibitionId)
    .where('badge_no', '=', normalizeBadgeNumber(badgeNo))
    .executeTakeFirst();

/** A registration in the form that staff see. */
export const staffRegistration = (row: RegistrationRow): StaffRegistration => ({
  badgeNo: row.badge_no,
  exhibitionId: row.exhibition_id,
  email: row.email,
  contactName: row.contact_name,
  companyName: row.company_name,
  countryId: row.country_id,
  dialingCode: row.dialing_code,
  contactNumber: row.contact_number,
  sourceFrom: row.source_from,
  isConfirmed: row.confirmed_at !== null,
  createTime: Number(row.created),
});
