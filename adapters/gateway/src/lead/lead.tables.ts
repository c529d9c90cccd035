import type { Generated } from 'kysely';

/** The table of visitors whose badges suppliers scanned. Times are epoch milliseconds. */
export interface LeadTables {
  readonly lead: {
    lead_id: string;
    supplier_id: string;
    exhibition_id: string;
    /** Whose badge it is; null once nobody is registered any more. */
    registration_id: string | null;
    /** The account of who scanned it first. */
    scanned_by: string | null;
    scanned_at: number;
    /** From 1 to 5; 0 where nobody has said. */
    rating: number;
    tags: string[];
    note: string;
    /** What the supplier prepared for the visitor to send; '' for nothing. */
    request: Generated<string>;
    /** When the visitor took back what she shared; null while she shares it. */
    taken_back_at: Generated<number | null>;
    created: number;
  };
}
