/** Tables of what suppliers show of themselves. */
export interface ProfileTables {
  /** How a supplier answers; it has no row while there are too few enquiries to tell. */
  readonly supplier_reply: {
    supplier_id: string;
    /** Median of the business hours to the first answer; null where nothing was answered. */
    hours: number | null;
    /** Answered in time, in whole percent. */
    rate: number;
  };
}
