/** Newsletter decisions by address. An address without a row is subscribed. */
export interface SubscriptionTables {
  readonly subscription: {
    /** SHA-256 of the normalised address: enough for a look-up, and the address itself is not stored. */
    address_hash: string;
    subscribed: boolean;
    /** Epoch milliseconds. */
    changed: number;
  };
}
