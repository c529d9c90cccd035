import type { ColumnType, Generated } from 'kysely';
import type { DigestEntry } from '../mail/digest.ts';
import type { MailedBadge } from '../mail/mail.ts';
import type { MailKind } from '../mail/mail-kinds.ts';

/** Tables of the gateway itself, which no feature owns. Times are epoch milliseconds. */
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
  /** `gathered`: told in a mail of its own with others. `postponed`: waits until its recipient may get more. */
  state: Generated<'waiting' | 'sent' | 'dead' | 'gathered' | 'postponed'>;
  attempts: Generated<number>;
  due: number;
  created: number;
  sent_at: number | null;
  last_error: string | null;
  request_id: string;
  /** Whether anybody at all could cause it: then it counts against what the recipient gets. */
  by_anybody: Generated<boolean>;
  /** What it is about; '' of mails of earlier versions and of several in one. */
  kind: Generated<MailKind | ''>;
  /** Whether somebody asked for this mail, which has an allowance of its own. */
  requested: Generated<boolean>;
  /** How it is listed in one mail with others, as JSON; null where it goes out alone. */
  listing: ColumnType<DigestEntry | null, string | null | undefined, string | null>;
  /** Where a post ends mails of its kind, without a page; null for mails that are always sent. */
  unsubscribe: ColumnType<string | null, string | null | undefined, string | null>;
  /** The badge whose picture goes with it, as JSON. */
  badge: ColumnType<MailedBadge | null, string | null | undefined, string | null>;
}

/** What was erased, revoked or withdrawn, for the log outside the database. Rows are added and never changed. REL-31 */
interface RevocationTable {
  revocation_id: string;
  position: Generated<number>;
  kind: string;
  /** SHA-256 of the kind and of what it is about. */
  subject_hash: string;
  detail: string;
  is_revoked: boolean;
  created: number;
}

/** What the organiser's staff did. Rows are added and never changed. */
interface AuditTable {
  audit_id: Generated<number>;
  at: number;
  staff_id: string;
  /** The call's dotted name. */
  call: string;
  /** What it was done to: the call's input without the reason, as JSON. */
  object: string;
  reason: string;
  request_id: string;
}
