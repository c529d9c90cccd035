import type { ColumnType, Generated } from 'kysely';
import type { DigestEntry } from '../mail/digest.ts';
import type { MailedBadge } from '../mail/mail.ts';
import type { MailKind } from '../mail/mail-kinds.ts';

/** Tables of the gateway that belong to no feature. Times are epoch milliseconds. */
export interface SystemTables {
  readonly setting: { key: string; value: string };
  readonly idempotency: IdempotencyTable;
  readonly nonce: { key_id: string; nonce: string; expires: number };
  readonly outbox: OutboxTable;
  readonly rate_limit: { key: string; points: number; expire: number | null };
  readonly daily_count: { scope: string; day: string; used: number };
  readonly audit: AuditTable;
  readonly revocation: RevocationTable;
  /** Parts of the demo world, and when they were loaded in epoch milliseconds. */
  readonly demo_part: { name: string; loaded: number };
}

interface IdempotencyTable {
  scope: string;
  key: string;
  fingerprint: string;
  /** The stored envelope; null only inside the transaction that creates it. */
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
  /** The site that the email speaks for. */
  site_id: Generated<number>;
  /** `gathered`: sent as a part of a digest mail. `postponed`: waits until the recipient may get more mails. */
  state: Generated<'waiting' | 'sent' | 'dead' | 'gathered' | 'postponed'>;
  attempts: Generated<number>;
  due: number;
  created: number;
  sent_at: number | null;
  last_error: string | null;
  request_id: string;
  /** Whether any stranger could trigger the mail: then it counts against the recipient's limit. */
  by_anybody: Generated<boolean>;
  /** The topic of the mail; '' for mails of earlier versions and for digests. */
  kind: Generated<MailKind | ''>;
  /** Whether somebody requested this mail; such mails have a limit of their own. */
  requested: Generated<boolean>;
  /** The mail's entry in a digest, as JSON; null if it is sent on its own. */
  listing: ColumnType<DigestEntry | null, string | null | undefined, string | null>;
  /** URL for one-click unsubscribing by POST, without a page; null for mails that are always sent. */
  unsubscribe: ColumnType<string | null, string | null | undefined, string | null>;
  /** The badge whose picture is attached, as JSON. */
  badge: ColumnType<MailedBadge | null, string | null | undefined, string | null>;
}

/** Erasures, revocations and withdrawals, for the log outside the database. Rows are added and never changed. REL-31 */
interface RevocationTable {
  revocation_id: string;
  position: Generated<number>;
  kind: string;
  /** SHA-256 of the kind and the subject. */
  subject_hash: string;
  detail: string;
  is_revoked: boolean;
  created: number;
}

/** Actions of the organiser's staff. Rows are added and never changed. */
interface AuditTable {
  audit_id: Generated<number>;
  at: number;
  staff_id: string;
  /** The call's dotted name. */
  call: string;
  /** The object acted on: the call's input without the reason, as JSON. */
  object: string;
  reason: string;
  request_id: string;
}
