import type { ColumnType, Generated } from 'kysely';

/** Tables of sent files, of requests for quotation and of carts. Times are epoch milliseconds. */
export interface RfqTables {
  readonly file: FileTable;
  readonly rfq: RfqTable;
  readonly cart_product: { account_id: string; product_id: string; added: number };
}

/** The row of a file; what is in it is kept by `files`. It is written after the file itself. REL-27 */
interface FileTable {
  file_id: string;
  kind: 'rfq' | 'image';
  /** SHA-256 of the sender's proof, and the sender's account; one of them at least. */
  visitor: string | null;
  account_id: string | null;
  name: string;
  content_type: string;
  /** Bytes as they are kept. */
  size: number;
  /** Shown by a signed address only. */
  is_private: boolean;
  /** What was sent, to tell a repeat from another file under the same key. */
  fingerprint: string;
  task_id: string;
  created: number;
  /** The request or record that holds it; null until one does. */
  adopted_by: string | null;
  adopted_at: number | null;
  /** Its place among the files of what holds it. */
  position: Generated<number>;
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
