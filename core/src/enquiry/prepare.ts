import type { GatewayError } from '../contract/error.ts';
import { normalizeEmail } from '../forms/email.ts';
import type { Guest } from '../forms/guest.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Slot } from '../ports/slot.ts';
import { ok, type Result } from '../result.ts';
import type { EnquiryDraft } from './draft.ts';
import { type EnquiryTarget, findTarget } from './target.ts';

/** Enquiries of today and how many a day may have (D-57). */
export interface DailyCount {
  readonly count: number;
  readonly limit: number;
  /** The address of the buyer's account, where it is confirmed. */
  readonly confirmedEmail?: string | undefined;
}

/** What the form loads before a person can send. */
export interface PreparedEnquiry {
  readonly target: EnquiryTarget;
  /** Null when it could not be loaded; the gateway then refuses at sending if the limit is reached. */
  readonly daily: DailyCount | null;
  readonly draft: EnquiryDraft | null;
  /** Whose address is filled in: the buyer who is logged in, else what a guest gave before. D-73 */
  readonly guest: Pick<Guest, 'email'> | null;
}

export interface PreparePorts {
  readonly gateway: Pick<Gateway, 'catalogue' | 'enquiry'>;
  readonly drafts: Pick<Slot<EnquiryDraft>, 'read'>;
  readonly guests: Pick<Slot<Guest>, 'read'>;
  readonly buyers: Pick<Slot<StoredBuyer>, 'read'>;
}

/** What this device keeps of the buyer who is logged in. */
export interface StoredBuyer {
  readonly email: string;
}

/** A target that the page brought along is not asked for again. */
export async function prepareEnquiry(
  { gateway, drafts, guests, buyers }: PreparePorts,
  { itemId, target }: { readonly itemId: string; readonly target: EnquiryTarget | null },
  signal: CancelSignal,
): Promise<Result<PreparedEnquiry, GatewayError>> {
  const [found, daily] = await Promise.all([
    target === null ? findTarget(gateway, itemId, signal) : ok(target),
    gateway.enquiry.dailyCount({}, { signal, fresh: true, handled: true }),
  ]);
  if (!found.ok) return found;
  const draft = drafts.read();
  const buyer = buyers.read();
  return ok({
    target: found.value,
    daily: daily.ok ? daily.value : null,
    draft: draft?.itemId === itemId ? draft : null,
    guest: buyer === null || buyer.email === '' ? guests.read() : buyer,
  });
}

/** Whether an enquiry from an address goes to the supplier at once, with nothing to confirm. */
export const isConfirmedAddress = (daily: DailyCount | null, email: string): boolean =>
  daily?.confirmedEmail !== undefined && normalizeEmail(daily.confirmedEmail) === normalizeEmail(email);

export const isOverLimit = (daily: DailyCount | null): boolean => daily !== null && daily.count >= daily.limit;
