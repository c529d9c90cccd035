import type { ColumnType, Generated } from 'kysely';

/** The table of requests for quotation. Times are epoch milliseconds. */
export interface RfqTables {
  readonly rfq: RfqTable;
}

interface RfqTable {
  rfq_id: string;
  account_id: string;
  description: string;
  question: string | null;
  email: string;
  /** Tags with their labels as they were sent, and what was typed instead. */
  cate_and_tag: ColumnType<CateAndTag | null, string | null, string | null>;
  quantity: number | null;
  unit: string | null;
  country_id: string | null;
  exhibition_id: string | null;
  product_id: string | null;
  source: number;
  /** Whether exhibitors are told of it once the account's address is confirmed. */
  is_waiting: Generated<boolean>;
  /** 0 is open. */
  status: Generated<number>;
  lang: string;
  site_id: number;
  /** What the sender's action was made for once; it outlives the idempotency row. REL-04 */
  task_id: string;
  created: number;
}

interface CateAndTag {
  tag: { label: string; value: string }[];
  product: string;
}
