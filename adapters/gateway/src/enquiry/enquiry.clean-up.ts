import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import { LINK_DAYS } from './create-enquiry.ts';

const DAY = 86_400_000;
/** How long a link that came too late is told so, in days. */
const LINK_LATE_DAYS = 30;
/** How long an unverified enquiry is kept at most, while its address still has a link, in days. */
const ENQUIRY_UNVERIFIED_DAYS = 30;

/**
 * Deletes enquiries whose sender was not verified in time, which no supplier ever got, and links that are long over, and
 * folds what has changed in the counts of inboxes. While a link that was mailed to the same address is good an enquiry stays:
 * its own mail may have been postponed or have given its place to a later one. THR-46
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

/** One statement, so that whoever reads meanwhile sees the changes or their sum. */
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
