import type { InboxPart } from '@fairhall/core/contract/enquiry/supplier-calls';
import type { EnquiryState, Side } from '@fairhall/core/contract/enquiry/thread-limits';
import type { Generated, GeneratedAlways } from 'kysely';

/** Tables of enquiries. Times are epoch milliseconds. */
export interface EnquiryTables {
  readonly enquiry: EnquiryTable;
  readonly message: MessageTable;
  /** Changes of how many enquiries stand in a part of a supplier's inbox; their sum counts. Rows come by a trigger. */
  readonly inbox_count: { supplier_id: string; part: InboxPart; change: number };
  readonly enquiry_reassignment: ReassignmentTable;
  readonly enquiry_verification: {
    token_hash: string;
    enquiry_id: string;
    expires: number;
    used_at: number | null;
    /** SHA-256 of the key of the submit that used it. */
    used_key: string | null;
  };
}

interface EnquiryTable {
  enquiry_id: string;
  type: 'product' | 'supplier';
  target_id: string;
  supplier_id: string;
  content: string;
  email: string;
  quantity: number | null;
  exhibition_id: string | null;
  promotion_id: string | null;
  source: number;
  lang: string;
  site_id: number;
  visitor: string | null;
  address: string;
  /** What the sender's action was made for once; it outlives the idempotency row. REL-04 */
  task_id: string;
  created: number;
  verified_at: number | null;
  /** Whose it is; absent for a guest's. */
  account_id: string | null;
  state: Generated<EnquiryState>;
  /** Why it is spam. */
  state_reason: string | null;
  /** When it reached the supplier: once its sender is verified. */
  delivered_at: number | null;
  read_at: number | null;
  answered_at: number | null;
  closed_at: number | null;
  closed_by: Side | null;
  /** When anything was last written. */
  last_at: Generated<number>;
  /** Since when the supplier owes an answer. */
  waits_since: number | null;
  last_position: Generated<number>;
  /** Who wrote last. */
  last_side: Generated<Side>;
  /** The last position that each side has read. */
  buyer_read: Generated<number>;
  supplier_read: Generated<number>;
  /** When each side last looked at the thread. */
  buyer_seen_at: number | null;
  supplier_seen_at: number | null;
  /** Whether each side agreed to show contact data. */
  buyer_shares: Generated<boolean>;
  supplier_shares: Generated<boolean>;
  /** How often it was handed to another supplier. */
  reassigned: Generated<number>;
  /** How often its link was made useless. */
  link_version: Generated<number>;
  /** Where it stands in the supplier's inbox; null until it is delivered. */
  part: GeneratedAlways<InboxPart | null>;
}

/** What was written; the enquiry itself is the first. Rows are never changed but for when they were read. */
interface MessageTable {
  message_id: string;
  enquiry_id: string;
  /** 1, 2, 3 … within the enquiry. */
  position: number;
  side: Side;
  account_id: string | null;
  author: string;
  text: string;
  created: number;
  read_at: number | null;
  /** What the sender's action was made for once; null for the first. REL-04 */
  task_id: string | null;
}

/** When an enquiry was handed from one supplier to another. */
interface ReassignmentTable {
  /** The action of staff that did it. REL-04 */
  task_id: string;
  enquiry_id: string;
  from_supplier: string;
  to_supplier: string;
  at: number;
}
