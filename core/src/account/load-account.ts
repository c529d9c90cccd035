import type { BuyerSession, BuyerUser, PurchaseInfo } from '../contract/account/calls.ts';
import type { PersonalDataSummary } from '../contract/account/personal-data.ts';
import type { EnquiryRow } from '../contract/enquiry/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { Country } from '../contract/site/calls.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import { ok, type Result } from '../result.ts';

/** The data that the account page and the account drawer show. */
export interface AccountOverview {
  readonly user: BuyerUser | null;
  readonly purchase: PurchaseInfo;
  /** Empty if the countries cannot be loaded; the form then works without them. */
  readonly countries: readonly Country[];
  readonly requests: { readonly total: number };
  readonly enquiries: { readonly total: number; readonly records: readonly EnquiryRow[] };
  readonly sessions: readonly BuyerSession[];
  /** Whether the account's address is confirmed, and the number of actions that wait for this confirmation. */
  readonly confirmation: { readonly isConfirmed: boolean; readonly waiting: number };
  /** The personal data that an erasure would delete, and the data that would stay. */
  readonly personalData: PersonalDataSummary;
}

interface LoadOptions {
  readonly signal?: CancelSignal;
  readonly fresh?: boolean;
  readonly handled?: boolean;
}

export type AccountGateway = Pick<Gateway, 'account' | 'confirmation' | 'rfq' | 'enquiry' | 'site'>;

/**
 * Loads the buyer, their pending actions and their logins; returns the first failure if one of the calls fails.
 */
export async function loadAccount(
  { account, confirmation, rfq, enquiry, site }: AccountGateway,
  options: LoadOptions,
): Promise<Result<AccountOverview, GatewayError>> {
  const [user, purchase, requests, enquiries, open, personalData, pendingConfirmations, countries] = await Promise.all([
    account.userInfo({}, options),
    account.purchaseInfo({}, options),
    rfq.list({ pageNo: 1 }, options),
    enquiry.list({ pageNo: 1 }, options),
    account.sessions({}, options),
    account.holdings({}, options),
    confirmation.waiting({}, options),
    site.countries({}, { ...(options.signal && { signal: options.signal }), handled: true }),
  ]);
  if (!user.ok) return user;
  if (!purchase.ok) return purchase;
  if (!requests.ok) return requests;
  if (!enquiries.ok) return enquiries;
  if (!open.ok) return open;
  if (!personalData.ok) return personalData;
  if (!pendingConfirmations.ok) return pendingConfirmations;
  return ok({
    user: user.value,
    purchase: purchase.value,
    countries: countries.ok ? countries.value : [],
    requests: requests.value,
    enquiries: enquiries.value,
    sessions: open.value.sessions,
    confirmation: {
      isConfirmed: pendingConfirmations.value.isConfirmed,
      waiting: pendingConfirmations.value.waiting.length,
    },
    personalData: personalData.value,
  });
}
