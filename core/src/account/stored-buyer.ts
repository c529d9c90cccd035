import type { Slot } from '../ports/slot.ts';
import type { Slots, StoredKey } from '../ports/storage.ts';
import { buyerContactEmailKey, buyerUserInfoKey } from './keys.ts';

type BuyerInfo = typeof buyerUserInfoKey extends StoredKey<infer Value> ? Value : never;

/** The data of the logged-in buyer that a form may fill in: only the email address until the account is stored. */
export type StoredBuyer = Partial<BuyerInfo> & Pick<BuyerInfo, 'email'>;

/**
 * The logged-in buyer of this device, as forms read them. A login stores the email address at once and the account when
 * the gateway has answered, so a form that opens in between still has the email address. 
 */
export const createStoredBuyers = (storage: Slots): Pick<Slot<StoredBuyer>, 'read'> => ({
  read() {
    const user = storage.slot(buyerUserInfoKey).read();
    const email = user?.email || storage.slot(buyerContactEmailKey).read();
    return email ? { ...user, email } : null;
  },
});
