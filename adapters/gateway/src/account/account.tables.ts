import type { ErasureReceipt } from '@fairhall/core/contract/account/personal-data';
import type { SupplierRight } from '@fairhall/core/contract/supplier/limits';
import type { ColumnType, Generated } from 'kysely';

/** Tables of accounts and their credentials. Times are epoch milliseconds. */
export interface AccountTables {
  readonly account: AccountTable;
  readonly purchase_info: PurchaseInfoTable;
  readonly buyer_session: SessionTable & {
    source: 'login' | 'register';
    /** The device's proof at the login, by which the device is recognised later. */
    visitor: string | null;
    /** The id by which its owner refers to it; the token and its hash are never shown. */
    session_id: Generated<string>;
    /** Browser and system; '' if unknown. */
    device: Generated<string>;
    /** The session id of the first session of a login that holds on several hosts; null for a login on one host. */
    family: string | null;
  };
  readonly supplier_session: SessionTable;
  readonly one_time_code: OneTimeCodeTable;
  /** Codes that carry a session's login to another host. */
  readonly login_transfer: {
    /** SHA-256 of the code in hex; the code itself is not stored. */
    hash: string;
    session_hash: string;
    created: number;
    expires: number;
    used_at: number | null;
  };
  /** Receipts of erasures, found again by a retry through the SHA-256 of its idempotency key. */
  readonly erasure: { key_hash: string; receipt: ColumnType<ErasureReceipt, string, never>; erased: number };
  readonly login_attempt: { key: string; failures: number; blocked_until: number; last: number };
}

interface AccountTable {
  account_id: string;
  /** As the user typed it. Addresses that differ only in case count as the same. */
  email: string;
  kind: 'buyer' | 'supplier';
  created: number;
  /** Null if the account has no password login. */
  password_hash: string | null;
  nickname: Generated<string>;
  company: Generated<string>;
  country_id: string | null;
  /** A JSON array. */
  tag_codes: ColumnType<readonly string[], string | undefined, string>;
  product_name: Generated<string>;
  contact_id: Generated<string>;
  /** When the owner confirmed the address. */
  verified_at: number | null;
  /**
   * When a recipient of the confirmation mail said that the account is not theirs; the account gets no more such mails.
   */
  denied_at: number | null;
  /** SHA-256 of the idempotency key of the registration. */
  register_key: string | null;
  /** SHA-256 of the idempotency key of the owner's last password change; null after a reset. */
  password_key: string | null;
  /** The supplier that a supplier account belongs to, and its rights there; null for buyers. */
  supplier_id: string | null;
  supplier_right: SupplierRight | null;
  /** The language of mails. */
  lang: Generated<string>;
  /** When a supplier's person was removed; the account can no longer log in. */
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
  /** SHA-256 of the token in hex; the token itself is not stored. */
  token_hash: string;
  account_id: string;
  created: number;
  /** 0 if it was revoked. */
  expires: number;
}

interface OneTimeCodeTable {
  hash: string;
  purpose: 'reset' | 'export' | 'confirm' | 'init';
  /** Id of the account that the code belongs to. */
  subject: string;
  created: number;
  expires: number;
  used_at: number | null;
  /** SHA-256 of the idempotency key of the submit that used it. */
  used_key: string | null;
}
