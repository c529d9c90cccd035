import type { ErasureReceipt } from '@fairhall/core/contract/account/personal-data';
import type { SupplierRight } from '@fairhall/core/contract/supplier/limits';
import type { ColumnType, Generated } from 'kysely';

/** Tables of accounts and of what proves one. Times are epoch milliseconds. */
export interface AccountTables {
  readonly account: AccountTable;
  readonly purchase_info: PurchaseInfoTable;
  readonly buyer_session: SessionTable & {
    source: 'login' | 'register';
    /** The device's proof at the login, by which it is known again later. */
    visitor: string | null;
    /** By which its owner names it; the token and its hash are shown nowhere. */
    session_id: Generated<string>;
    /** Browser and system; '' where nothing is known. */
    device: Generated<string>;
  };
  readonly supplier_session: SessionTable;
  readonly one_time_code: OneTimeCodeTable;
  /** Receipts by the SHA-256 of the key they were asked for with, for repeats. */
  readonly erasure: { key_hash: string; receipt: ColumnType<ErasureReceipt, string, never>; erased: number };
  readonly login_attempt: { key: string; failures: number; blocked_until: number; last: number };
}

interface AccountTable {
  account_id: string;
  /** As it was typed; two that differ in letters' case alone are one. */
  email: string;
  kind: 'buyer' | 'supplier';
  created: number;
  /** Absent where nobody can log in by password. */
  password_hash: string | null;
  nickname: Generated<string>;
  company: Generated<string>;
  country_id: string | null;
  /** A list in JSON. */
  tag_codes: ColumnType<readonly string[], string | undefined, string>;
  product_name: Generated<string>;
  contact_id: Generated<string>;
  /** When the owner showed that mails arrive. */
  verified_at: number | null;
  /** When the reader of a confirmation mail said that the account is not theirs; it gets no more such mails. */
  denied_at: number | null;
  /** SHA-256 of the key the account was made with. */
  register_key: string | null;
  /** SHA-256 of the key its owner last changed the password with; null after a reset. */
  password_key: string | null;
  /** For whom a supplier's person answers, and what that person may do; absent for buyers. */
  supplier_id: string | null;
  supplier_right: SupplierRight | null;
  /** In which language mails are written. */
  lang: Generated<string>;
  /** When a supplier's person was taken out; such an account opens nothing. */
  removed_at: number | null;
}

interface PurchaseInfoTable {
  account_id: string;
  purchase_amount: Generated<string>;
  annual_turnover: Generated<string>;
  import_from_china: Generated<string>;
  annual_china_import: Generated<string>;
  company_website: Generated<string>;
  job_title: Generated<string>;
}

interface SessionTable {
  /** SHA-256 of the token in hex; the token itself is nowhere. */
  token_hash: string;
  account_id: string;
  created: number;
  /** 0 when it was revoked. */
  expires: number;
}

interface OneTimeCodeTable {
  hash: string;
  purpose: 'reset' | 'export' | 'confirm';
  /** Whose it is: an account. */
  subject: string;
  created: number;
  expires: number;
  used_at: number | null;
  /** SHA-256 of the key of the submit that used it. */
  used_key: string | null;
}
