import type { SupplierRight } from '@fairhall/core/contract/supplier/limits';
import type { Generated } from 'kysely';

/** Tables of how suppliers are reached. Times are epoch milliseconds. */
export interface SupplierTables {
  readonly supplier_contact: {
    supplier_id: string;
    email: string;
    lang: string;
    /** An IANA name. */
    time_zone: string;
    /** Weekdays by ISO 8601 on which somebody is there, and from when to when, in minutes after midnight. */
    days: Generated<number[]>;
    opens: Generated<number>;
    closes: Generated<number>;
    changed: number;
  };
  readonly invitation: InvitationTable;
}

interface InvitationTable {
  invitation_id: string;
  /** SHA-256 of the link's token in hex; the token itself is in the mail alone. */
  token_hash: string;
  supplier_id: string;
  email: string;
  supplier_right: SupplierRight;
  lang: string;
  /** `staff:<id>` or `account:<id>`. */
  invited_by: string;
  /** The action that made it, by which a repeat finds it. REL-04 */
  task_id: string | null;
  created: number;
  expires: number;
  used_at: number | null;
  /** SHA-256 of the key of the submit that used it. */
  used_key: string | null;
  /** When it was taken back, or another to the same address took its place. */
  ended_at: number | null;
}
