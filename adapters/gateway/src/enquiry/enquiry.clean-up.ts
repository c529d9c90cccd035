import type { Queries } from '../db/database.ts';
import { LINK_DAYS } from './store-enquiry.ts';

const DAY = 86_400_000;
/** How long a link that came too late is told so, in days. */
const LATE_DAYS = 30;

/** Deletes enquiries whose sender was not verified in time, which no supplier ever got, and links that are long over. */
export async function cleanUpEnquiries({ kysely }: Queries, now: number): Promise<void> {
  await kysely
    .deleteFrom('enquiry')
    .where('verified_at', 'is', null)
    .where('created', '<', now - LINK_DAYS * DAY)
    .execute();
  await kysely
    .deleteFrom('enquiry_verification')
    .where('expires', '<', now - LATE_DAYS * DAY)
    .execute();
}
