import type { BuyerSession, BuyerUser } from '../contract/account.ts';
import type { EnquiryRow } from '../contract/enquiry.ts';
import type { GatewayError } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import { ok, type Result } from '../result.ts';

/** What the account's page and its drawer show. */
export interface OwnAccount {
  readonly user: BuyerUser | null;
  readonly requests: { readonly total: number };
  readonly enquiries: { readonly total: number; readonly records: readonly EnquiryRow[] };
  readonly sessions: readonly BuyerSession[];
}

interface LoadOptions {
  readonly signal?: CancelSignal;
  readonly fresh?: boolean;
  readonly handled?: boolean;
}

/** Who the buyer is, what waits, and where she is logged in; the first failure where one of them cannot be read. */
export async function loadOwn(
  { account, rfq, enquiry }: Pick<Gateway, 'account' | 'rfq' | 'enquiry'>,
  options: LoadOptions,
): Promise<Result<OwnAccount, GatewayError>> {
  const [user, requests, enquiries, open] = await Promise.all([
    account.userInfo({}, options),
    rfq.list({ pageNo: 1 }, options),
    enquiry.list({ pageNo: 1 }, options),
    account.sessions({}, options),
  ]);
  if (!user.ok) return user;
  if (!requests.ok) return requests;
  if (!enquiries.ok) return enquiries;
  if (!open.ok) return open;
  return ok({
    user: user.value,
    requests: requests.value,
    enquiries: enquiries.value,
    sessions: open.value.sessions,
  });
}
