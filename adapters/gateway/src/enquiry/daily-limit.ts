import type { CallContext } from '../call-context.ts';
import { countOne, createDailyScope, type DailyScope } from '../limits/daily-count.ts';
import { toNetwork } from '../limits/network.ts';

/** How many enquiries one account or visitor may send per day of the site's time zone., D-57 */
export const ENQUIRY_DAILY_LIMIT = 20;
/**
 * Daily limit of enquiries from one network address, which may be shared by a whole hall; it stops clients that make a
 * new visitor proof for each enquiry (D-65).
 */
const HALL_DAILY_LIMIT = 25 * ENQUIRY_DAILY_LIMIT;

/**
 * The scope of the daily limit: the account, else the visitor with this proof, else the network address.
 * D-57
 */
export function enquiryScope(context: CallContext): DailyScope {
  return createDailyScope(`enquiry|${senderOf(context)}`, context);
}

function senderOf({ buyer, visitor, address }: CallContext): string {
  if (buyer !== null) return `account:${buyer.accountId}`;
  return visitor === null ? `address:${toNetwork(address)}` : `visitor:${visitor}`;
}

/** Counts this enquiry; returns false if the daily limit is reached. */
export async function countAgainstDailyLimit(context: CallContext): Promise<boolean> {
  if (!(await countOne(context.database, enquiryScope(context), ENQUIRY_DAILY_LIMIT))) return false;
  const hall = createDailyScope(`enquiry|hall:${toNetwork(context.address)}`, context);
  return countOne(context.database, hall, HALL_DAILY_LIMIT);
}
