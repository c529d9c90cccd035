import type { SupplierRight } from '@fairhall/core/contract/supplier/limits';
import type { Generated } from 'kysely';

/** Tables of suppliers' contact settings and invitations. Times are epoch milliseconds. */
export interface SupplierTables {
  readonly supplier_contact: {
    supplier_id: string;
    email: string;
    lang: string;
    /** An IANA name. */
    time_zone: string;
    /** The ISO 8601 weekdays on which the supplier is available; `opens` and `closes` are minutes after midnight. */
    days: Generated<number[]>;
    opens: Generated<number>;
    closes: Generated<number>;
    changed: number;
  };
  readonly invitation: InvitationTable;
}

interface InvitationTable {
  invitation_id: string;
  /** SHA-256 of the link's token in hex; only the email contains the token itself. */
  token_hash: string;
  supplier_id: string;
  email: string;
  supplier_right: SupplierRight;
  lang: string;
  /** `staff:<id>` or `account:<id>`. */
  invited_by: string;
  /** The id of the action that created the invitation; a repeat finds it. REL-04 */
  task_id: string | null;
  created: number;
  expires: number;
  used_at: number | null;
  /** SHA-256 of the idempotency key of the submit that used it. */
  used_key: string | null;
  /** When it was withdrawn, or replaced by another to the same address. */
  ended_at: number | null;
}
