/** What addresses decided. Who decided nothing has no row, and gets the mails. */
export interface SubscriptionTables {
  readonly subscription: {
    /** SHA-256 of the address in its normal form: enough to ask by, and the address itself is not kept. */
    address_hash: string;
    subscribed: boolean;
    /** Epoch milliseconds. */
    changed: number;
  };
}
