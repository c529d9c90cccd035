import type { WaitingItem } from '@fairhall/core/contract/confirmation/calls';
import type { CallContext } from './call-context.ts';

/** A confirmed address, and the accounts and browsers that are known to have sent items under it. */
export interface Sender {
  readonly email: string;
  readonly accountIds: readonly string[];
  /** SHA-256 of the browsers' visitor proofs. D-95 */
  readonly visitors: readonly string[];
}

/** An item that waits until its address is confirmed. */
export interface WaitingRecord extends WaitingItem {
  /** Whether one of the sender's accounts or browsers sent it. */
  readonly isOwn: boolean;
}

/**
 * Items of a part of the gateway that wait until the address they were sent under is confirmed. The ids for `deliver`
 * and `remove` come from `list`, which decides which items belong to an address.
 */
export interface WaitingItems {
  readonly kind: WaitingItem['kind'];
  readonly list: (context: CallContext, sender: Sender) => Promise<readonly WaitingRecord[]>;
  /** Delivers the items, in the open transaction, and returns how many were sent. */
  readonly deliver: (context: CallContext, ids: readonly string[]) => Promise<number>;
  /** Removes the items, in the open transaction, and returns how many were removed. */
  readonly remove: (context: CallContext, ids: readonly string[]) => Promise<number>;
}

/** A confirmed address, with the sender of the item whose link confirms it. */
export interface ProvenAddress {
  readonly email: string;
  readonly accountId?: string | null;
  readonly visitor?: string | null;
}

/** The result of confirming an address. */
export interface AddressConfirmation {
  /** Whether this confirmed the account of the logged-in buyer. */
  readonly isAccount: boolean;
  readonly sent: { readonly enquiries: number; readonly requests: number };
  /** Items that others sent under the address. */
  readonly waiting: WaitingItem[];
}

/**
 * Confirms an address in the open transaction: that of the logged-in buyer, if the account has exactly this address,
 * and the items that the same account or browser sent under it.
 */
export type ConfirmAddress = (context: CallContext, proven: ProvenAddress) => Promise<AddressConfirmation>;
