import type { Generated } from 'kysely';

/** Tables of scanned visitor badges. Times are epoch milliseconds. */
export interface LeadTables {
  /** A supplier's notes about a visitor it scanned; the supplier may delete them. The id is that of the scan. */
  readonly lead: {
    lead_id: string;
    supplier_id: string;
    exhibition_id: string;
    /** The account that scanned the badge first. */
    scanned_by: string | null;
    scanned_at: number;
    /** From 1 to 5; 0 if not rated. */
    rating: number;
    tags: string[];
    note: string;
    /** The request that the supplier prepared for the visitor to send; '' for none. */
    request: Generated<string>;
    created: number;
  };
  /**
   * The fact that a supplier scanned a badge, and its wearer's decision about it. It belongs to the visitor, so no
   * supplier call deletes it.
   */
  readonly badge_scan: {
    scan_id: string;
    supplier_id: string;
    exhibition_id: string;
    /** The visitor's registration; the scan is deleted with it. */
    registration_id: string;
    /** The time of the supplier's first scan. */
    scanned_at: number;
    /** When the visitor withdrew the supplier's access; null while they share. */
    withdrawn_at: Generated<number | null>;
    created: number;
  };
}
