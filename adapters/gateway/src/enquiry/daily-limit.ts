import type { CallContext } from '../call-context.ts';
import { countOne, type DailyScope, dailyScope } from '../limits/daily-count.ts';
import { networkOf } from '../limits/network.ts';

/** How many enquiries one account or visitor may send per day of the site's time zone., D-57 */
export const INQUIRY_DAILY_LIMIT = 20;
/** Enquiries a day from one address, which may be a whole hall's; it stops who makes a new proof for each one (D-65). */
const HALL_DAILY_LIMIT = 25 * INQUIRY_DAILY_LIMIT;

/** Whose enquiries are counted together: the account's, else the visitor's with this proof, else the address's.  D-57 */
export function enquiryScope(context: CallContext): DailyScope {
  return dailyScope(`enquiry|${senderOf(context)}`, context);
}

function senderOf({ buyer, visitor, address }: CallContext): string {
  if (buyer !== null) return `account:${buyer.accountId}`;
  return visitor === null ? `address:${networkOf(address)}` : `visitor:${visitor}`;
}

/** Counts this enquiry, or answers false when the day's limit is reached. */
export async function spendEnquiry(context: CallContext): Promise<boolean> {
  if (!(await countOne(context.database, enquiryScope(context), INQUIRY_DAILY_LIMIT))) return false;
  const hall = dailyScope(`enquiry|hall:${networkOf(context.address)}`, context);
  return countOne(context.database, hall, HALL_DAILY_LIMIT);
}
