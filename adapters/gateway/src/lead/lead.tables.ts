import type { Generated } from 'kysely';

/** The tables of visitors whose badges suppliers scanned. Times are epoch milliseconds. */
export interface LeadTables {
  /** What a supplier writes about somebody it scanned: the supplier's, which it may delete. Its id is that of the scan. */
  readonly lead: {
    lead_id: string;
    supplier_id: string;
    exhibition_id: string;
    /** The account of who scanned it first. */
    scanned_by: string | null;
    scanned_at: number;
    /** From 1 to 5; 0 where nobody has said. */
    rating: number;
    tags: string[];
    note: string;
    /** What the supplier prepared for the visitor to send; '' for nothing. */
    request: Generated<string>;
    created: number;
  };
  /** That a supplier scanned a badge, and what its wearer decided about it: the visitor's. No call of a supplier deletes it. */
  readonly badge_scan: {
    scan_id: string;
    supplier_id: string;
    exhibition_id: string;
    /** Whose badge it is; the scan goes with the registration. */
    registration_id: string;
    /** When the supplier scanned it first. */
    scanned_at: number;
    /** When the visitor withdrew what the supplier sees; null while they share it. */
    withdrawn_at: Generated<number | null>;
    created: number;
  };
}
