import type { GatewayError } from '../contract/error.ts';
import { normalizeEmail } from '../forms/email.ts';
import type { Guest } from '../forms/guest.ts';
import type { TypedQuantities } from '../forms/quantities.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Slot } from '../ports/slot.ts';
import { ok, type Result } from '../result.ts';
import { type CopiedFields, type EnquirySource, loadCopiedFields } from './copied-fields.ts';
import type { EnquiryDraft } from './draft.ts';
import { type EnquiryTarget, findTarget } from './target.ts';

/** The number of enquiries sent today, and the daily limit (D-57). */
export interface DailyCount {
  readonly count: number;
  readonly limit: number;
  /** The address of the buyer's account, if it is confirmed. */
  readonly confirmedEmail?: string | undefined;
}

/** The data that the form loads before a person can send. */
export interface PreparedEnquiry {
  readonly target: EnquiryTarget;
  /** Null if it could not be loaded; the gateway then rejects the submit if the limit is reached. */
  readonly daily: DailyCount | null;
  readonly draft: EnquiryDraft | null;
  /** The values of the enquiry or request that this one repeats; null for none. */
  readonly copied: CopiedFields | null;
  /** The person whose address prefills the form: the logged-in buyer, else the earlier input of a guest. D-73 */
  readonly guest: Pick<Guest, 'email'> | null;
  /** The quantity that was typed on the product's page, in the cart or in an order; '' if none was. */
  readonly quantity: string;
}

export interface PreparePorts {
  readonly gateway: Pick<Gateway, 'catalogue' | 'enquiry' | 'rfq'>;
  readonly drafts: Pick<Slot<EnquiryDraft>, 'read'>;
  readonly guests: Pick<Slot<Guest>, 'read'>;
  readonly buyers: Pick<Slot<StoredBuyer>, 'read'>;
  readonly quantities: Pick<TypedQuantities, 'read'>;
}

/** The data of the logged-in buyer on this device. */
export interface StoredBuyer {
  readonly email: string;
}

export interface EnquiryToPrepare {
  readonly itemId: string;
  readonly target: EnquiryTarget | null;
  readonly copyOf: EnquirySource | null;
}

/** Loads the form's data; a target that the page has already loaded is not loaded again. */
export async function prepareEnquiry(
  { gateway, drafts, guests, buyers, quantities }: PreparePorts,
  { itemId, target, copyOf }: EnquiryToPrepare,
  signal: CancelSignal,
): Promise<Result<PreparedEnquiry, GatewayError>> {
  const [found, daily, copied] = await Promise.all([
    target === null ? findTarget(gateway, itemId, signal) : ok(target),
    gateway.enquiry.dailyCount({}, { signal, fresh: true, handled: true }),
    copyOf === null ? null : loadCopiedFields(gateway, copyOf, signal),
  ]);
  if (!found.ok) return found;
  const draft = drafts.read();
  const buyer = buyers.read();
  return ok({
    target: found.value,
    daily: daily.ok ? daily.value : null,
    draft: draft?.itemId === itemId ? draft : null,
    copied,
    guest: buyer === null || buyer.email === '' ? guests.read() : buyer,
    quantity: quantities.read(itemId),
  });
}

/** Whether an enquiry from this address is delivered to the supplier at once, without confirmation. */
export const isConfirmedAddress = (daily: DailyCount | null, email: string): boolean =>
  daily?.confirmedEmail !== undefined && normalizeEmail(daily.confirmedEmail) === normalizeEmail(email);

export const isOverLimit = (daily: DailyCount | null): boolean => daily !== null && daily.count >= daily.limit;
