/** Tables of enquiries. Times are epoch milliseconds. */
export interface EnquiryTables {
  readonly enquiry: EnquiryTable;
  readonly enquiry_verification: { token_hash: string; enquiry_id: string; expires: number; used_at: number | null };
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
