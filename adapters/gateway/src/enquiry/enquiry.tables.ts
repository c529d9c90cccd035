import type { InboxPart } from '@fairhall/core/contract/enquiry/supplier-calls';
import type { EnquiryState, Side } from '@fairhall/core/contract/enquiry/thread-limits';
import type { Generated, GeneratedAlways } from 'kysely';

/** Tables of enquiries. Times are epoch milliseconds. */
export interface EnquiryTables {
  readonly enquiry: EnquiryTable;
  readonly message: MessageTable;
  /**
   * Changes in the number of enquiries in a part of a supplier's inbox; their sum is the count. A trigger inserts the
   * rows.
   */
  readonly inbox_count: { supplier_id: string; part: InboxPart; change: number };
  readonly enquiry_reassignment: ReassignmentTable;
  readonly enquiry_verification: {
    token_hash: string;
    enquiry_id: string;
    expires: number;
    used_at: number | null;
    /** SHA-256 of the idempotency key of the submit that used it. */
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
  /**
   * Task id of the sender's action, which creates one enquiry only; it is stored for longer than the idempotency row.
   * REL-04
   */
  task_id: string;
  created: number;
  verified_at: number | null;
  /** Account of the sender; null for a guest. */
  account_id: string | null;
  state: Generated<EnquiryState>;
  /** Reason for the spam status. */
  state_reason: string | null;
  /** When it was delivered to the supplier: once its sender is verified. */
  delivered_at: number | null;
  read_at: number | null;
  answered_at: number | null;
  closed_at: number | null;
  closed_by: Side | null;
  /** Time of the last message. */
  last_at: Generated<number>;
  /** Since when the supplier owes a reply. */
  waits_since: number | null;
  last_position: Generated<number>;
  /** The side that wrote last. */
  last_side: Generated<Side>;
  /** The last position that each side has read. */
  buyer_read: Generated<number>;
  supplier_read: Generated<number>;
  /** When each side last opened the thread. */
  buyer_seen_at: number | null;
  supplier_seen_at: number | null;
  /** Whether each side agreed to show contact data. */
  buyer_shares: Generated<boolean>;
  supplier_shares: Generated<boolean>;
  /** How often it was moved to another supplier. */
  reassigned: Generated<number>;
  /** The member of the supplier's team who answers it; null if nobody in particular does. */
  assigned_to: string | null;
  /** When its sender is offered other suppliers, if there is no answer until then; null for never. */
  offer_at: Generated<number | null>;
  /** When its sender was offered other suppliers. */
  offered_at: Generated<number | null>;
  /** How often its link was disabled. */
  link_version: Generated<number>;
  /** The part of the supplier's inbox that holds the enquiry; null until it is delivered. */
  part: GeneratedAlways<InboxPart | null>;
}

/** Messages; the enquiry itself is the first. Rows never change, except for when they were read. */
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
  /** Task id of the sender's action, which creates one message only; null for the first message. REL-04 */
  task_id: string | null;
}

/** A move of an enquiry from one supplier to another. */
interface ReassignmentTable {
  /** The staff member's action. REL-04 */
  task_id: string;
  enquiry_id: string;
  from_supplier: string;
  to_supplier: string;
  at: number;
}
