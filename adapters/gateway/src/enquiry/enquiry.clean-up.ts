import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import { LINK_DAYS } from './create-enquiry.ts';

const DAY = 86_400_000;
/** How long an expired link is still reported as expired, in days. */
const LINK_LATE_DAYS = 30;
/** How long an unverified enquiry is stored at most while its address has a valid link, in days. */
const ENQUIRY_UNVERIFIED_DAYS = 30;

/**
 * Deletes enquiries whose sender was not verified in time, which no supplier has seen, deletes links that expired long
 * ago, and merges the rows of inbox counts. An enquiry stays while any link that was mailed to the same address is
 * valid, because its own mail may have been postponed or replaced by a later one. THR-46
 */
export async function cleanUpEnquiries({ kysely }: Pick<Queries, 'kysely'>, now: number): Promise<void> {
  await sql`
    delete from enquiry where verified_at is null and created < ${now - LINK_DAYS * DAY}
      and (created < ${now - ENQUIRY_UNVERIFIED_DAYS * DAY} or not exists (
        select from enquiry_verification link join enquiry other using (enquiry_id)
        where link.expires > ${now} and link.used_at is null and lower(other.email) = lower(enquiry.email)))`.execute(
    kysely,
  );
  await kysely
    .deleteFrom('enquiry_verification')
    .where('expires', '<', now - LINK_LATE_DAYS * DAY)
    .execute();
  await mergeInboxCounts({ kysely });
}

/** One statement, so that concurrent readers see either the single rows or their sum. */
async function mergeInboxCounts({ kysely }: Pick<Queries, 'kysely'>): Promise<void> {
  await sql`with folded as (
      delete from inbox_count where (supplier_id, part) in
        (select supplier_id, part from inbox_count group by supplier_id, part having count(*) > 1)
      returning supplier_id, part, change)
    insert into inbox_count (supplier_id, part, change)
    select supplier_id, part, sum(change) from folded group by supplier_id, part having sum(change) <> 0`.execute(
    kysely,
  );
}
