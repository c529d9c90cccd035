import type { WaitingItem } from '@fairhall/core/contract/confirmation/calls';
import type { CallContext } from './call-context.ts';

/** Whose address it is that mail was shown to reach, and who is known to have sent things under it. */
export interface Sender {
  readonly email: string;
  readonly accountIds: readonly string[];
  /** SHA-256 of the proofs of browsers. D-95 */
  readonly visitors: readonly string[];
}

/** Something that waits until its address is confirmed. */
export interface WaitingRecord extends WaitingItem {
  /** Whether one of the sender's accounts or browsers sent it. */
  readonly isOwn: boolean;
}

/**
 * What a part of the gateway holds back until mail was shown to reach the address it was sent under. Ids given to `deliver`
 * and `remove` come from `list`, which decides what belongs to an address.
 */
export interface WaitingItems {
  readonly kind: WaitingItem['kind'];
  readonly list: (context: CallContext, sender: Sender) => Promise<readonly WaitingRecord[]>;
  /** Sends it to whom it is for, in the open transaction, and answers how many went off. */
  readonly deliver: (context: CallContext, ids: readonly string[]) => Promise<number>;
  /** Removes it, in the open transaction, and answers how many there were. */
  readonly remove: (context: CallContext, ids: readonly string[]) => Promise<number>;
}

/** An address that mail was shown to reach, and who sent the thing whose link shows it. */
export interface ProvenAddress {
  readonly email: string;
  readonly accountId?: string | null;
  readonly visitor?: string | null;
}

/** What became of it when an address was confirmed. */
export interface AddressConfirmation {
  /** Whether this confirmed the account of the buyer who is logged in. */
  readonly isAccount: boolean;
  readonly sent: { readonly enquiries: number; readonly requests: number };
  /** What others sent under the address. */
  readonly waiting: WaitingItem[];
}

/**
 * Confirms an address in the open transaction: of the buyer who is logged in, if the account has exactly this address, and
 * of all that the same account or browser sent under it.
 */
export type ConfirmAddress = (context: CallContext, proven: ProvenAddress) => Promise<AddressConfirmation>;
