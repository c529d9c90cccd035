/** Tables of suppliers' profiles. */
export interface ProfileTables {
  /** A supplier's response statistics; no row while there are too few enquiries. */
  readonly supplier_reply: {
    supplier_id: string;
    /** Median of the business hours to the first answer; null if nothing was answered. */
    hours: number | null;
    /** Answered in time, in whole percent. */
    rate: number;
  };
}
