import type { Generated } from 'kysely';

/** Tables of the house itself and of enquiries. Times are epoch milliseconds. */
export interface SystemTables {
  readonly setting: { key: string; value: string };
  readonly idempotency: IdempotencyTable;
  readonly nonce: { key_id: string; nonce: string; expires: number };
  readonly outbox: OutboxTable;
  readonly rate_limit: { key: string; points: number; expire: number | null };
  readonly daily_count: { scope: string; day: string; used: number };
  readonly enquiry: EnquiryTable;
  readonly enquiry_verification: { token_hash: string; enquiry_id: string; expires: number; used_at: number | null };
}

interface IdempotencyTable {
  scope: string;
  key: string;
  fingerprint: string;
  /** The stored envelope; null only inside the transaction that is making it. */
  response: string | null;
  created: number;
}

interface OutboxTable {
  outbox_id: Generated<number>;
  dedupe_key: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  state: Generated<'waiting' | 'sent' | 'dead'>;
  attempts: Generated<number>;
  due: number;
  created: number;
  sent_at: number | null;
  last_error: string | null;
  request_id: string;
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
}
