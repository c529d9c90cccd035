import type { ColumnType, Generated } from 'kysely';

/** Requests for quotation. Times are epoch milliseconds. */
export interface RfqTables {
  readonly rfq: RfqTable;
  readonly rfq_transition: RfqTransitionTable;
}

interface RfqTable {
  rfq_id: string;
  account_id: string;
  description: string;
  question: string | null;
  email: string;
  /** Tags with their labels as submitted, and the text typed instead of a tag. */
  cate_and_tag: ColumnType<CateAndTag | null, string | null, string | null>;
  quantity: number | null;
  unit: string | null;
  country_id: string | null;
  exhibition_id: string | null;
  product_id: string | null;
  source: number;
  /** Whether exhibitors will be notified once the account's address is confirmed. */
  is_waiting: Generated<boolean>;
  /** The number of suppliers that received it. */
  reached: Generated<number>;
  /** When its buyer is offered suppliers, if it reached none; null for never. */
  offer_at: Generated<number | null>;
  /** When its buyer was offered suppliers. */
  offered_at: Generated<number | null>;
  /** A number of `RFQ_STATUS`. */
  status: Generated<number>;
  /** Grows with each change. */
  version: Generated<number>;
  /** The ended request that it follows. */
  previous_rfq_id: Generated<string | null>;
  lang: string;
  site_id: number;
  /** Identifies the sender's action so that it is done once; it outlives the idempotency row. REL-04 */
  task_id: string;
  created: number;
}

/** A change of a request. Rows are only added. */
interface RfqTransitionTable {
  rfq_id: string;
  /** The version of the request after the change. */
  version: number;
  from_status: number;
  /** The same as before for an edit. */
  to_status: number;
  side: 'buyer' | 'staff';
  /** The account of the buyer, or the id of the staff member. */
  actor_id: string;
  /** '' for none. */
  reason: string;
  created: number;
}

interface CateAndTag {
  tag: { label: string; value: string }[];
  product: string;
}
