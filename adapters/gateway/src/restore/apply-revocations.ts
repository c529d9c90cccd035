import { normalizeEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import { badgeSigner } from '../badge/badge-signer.ts';
import type { Transaction } from '../db/database.ts';
import { createRandomId } from '../identity/secrets.ts';
import type { Owner, PersonalData } from '../personal-data.ts';
import { createNextBadgeNumber } from '../preregistration/badge-number.ts';
import { hashSubject, REVOCATION_KINDS, type RevocationKind } from '../revocations.ts';
import type { LogEntry } from './revocation-log.ts';

/** The number of rows of each kind that were revoked again. */
export type AppliedCounts = Readonly<Record<RevocationKind, number>>;

export interface AppliedRevocations {
  readonly counts: AppliedCounts;
  /** Work to do after the commit, such as deleting files. */
  readonly afterwards: readonly (() => Promise<void>)[];
}

interface ApplyOptions {
  readonly personalData: readonly PersonalData[];
  /** Epoch milliseconds. */
  readonly now: number;
}

type ApplyEntries = (transaction: Transaction, entries: readonly LogEntry[]) => Promise<number>;

/**
 * Repeats in a restored database the revocations that the log has and the backup lacks, in the open transaction. Access
 * that was granted again later stays as the backup has it. The log's entries are added to the database. REL-31
 */
export async function applyRevocations(
  transaction: Transaction,
  entries: readonly LogEntry[],
  { personalData, now }: ApplyOptions,
): Promise<AppliedRevocations> {
  const unknown = await findUnknownEntries(transaction, entries);
  const last = selectLastOfEach(unknown);
  const filterByKind = (kind: RevocationKind) => last.filter((entry) => entry.kind === kind && entry.isRevoked);
  const erased = await eraseAgain(
    transaction,
    { accounts: filterByKind('erasedAccount'), addresses: filterByKind('erasedAddress') },
    { personalData, now },
  );
  const counts: Record<RevocationKind, number> = { ...NO_COUNTS, ...erased.counts };
  for (const [kind, apply] of Object.entries(APPLY) as [keyof typeof APPLY, ApplyEntries][])
    counts[kind] = await apply(transaction, filterByKind(kind));
  await insertLogEntries(transaction, unknown);
  return { counts, afterwards: erased.afterwards };
}

const NO_COUNTS = Object.fromEntries(REVOCATION_KINDS.map((kind) => [kind, 0])) as Record<RevocationKind, number>;

/** Log entries that the backup does not have. */
async function findUnknownEntries({ kysely }: Transaction, entries: readonly LogEntry[]): Promise<readonly LogEntry[]> {
  const rows = await kysely.selectFrom('revocation').select('revocation_id').execute();
  const known = new Set(rows.map(({ revocation_id }) => revocation_id));
  return entries.filter(({ id }) => !known.has(id));
}

/** The last entry for each subject. A withdrawn scan is identified by its supplier too. */
function selectLastOfEach(entries: readonly LogEntry[]): readonly LogEntry[] {
  const last = new Map<string, LogEntry>();
  for (const entry of entries) {
    const scope = entry.kind === 'withdrawnScan' ? entry.detail : '';
    last.set(`${entry.kind} ${entry.subject} ${scope}`, entry);
  }
  return [...last.values()];
}

async function insertLogEntries({ kysely }: Transaction, entries: readonly LogEntry[]): Promise<void> {
  for (const { id, kind, subject, detail, isRevoked, at } of entries)
    await kysely
      .insertInto('revocation')
      .values({ revocation_id: id, kind, subject_hash: subject, detail, is_revoked: isRevoked, created: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

interface Erasures {
  readonly accounts: readonly LogEntry[];
  readonly addresses: readonly LogEntry[];
}

/** Erases accounts again, with everything that guests sent from their addresses. THR-13 THR-29 */
async function eraseAgain(
  transaction: Transaction,
  { accounts, addresses }: Erasures,
  { personalData, now }: ApplyOptions,
) {
  const hashes = new Set(accounts.map(({ subject }) => subject));
  const byAddress = new Map(addresses.map((entry) => [entry.subject, entry]));
  const isProven = (email: string) =>
    byAddress.get(hashSubject('erasedAddress', normalizeEmail(email)))?.detail === 'proven';
  const owners: Owner[] = [];
  if (hashes.size > 0) {
    const rows = transaction.kysely.selectFrom('account').select(['account_id', 'email', 'verified_at']);
    for (const { account_id, email, verified_at } of await rows.where('kind', '=', 'buyer').execute())
      if (hashes.has(hashSubject('erasedAccount', account_id)))
        owners.push({ accountId: account_id, email, isVerified: verified_at !== null || isProven(email) });
  }
  const erasedAccounts = owners.length;
  const done = new Set(owners.map(({ email }) => normalizeEmail(email)));
  if (byAddress.size > 0)
    for (const email of await listAddresses(transaction))
      if (!done.has(email) && byAddress.has(hashSubject('erasedAddress', email)))
        // The account was created and erased after the backup, so the backup only has what a guest sent from its
        // address.
        owners.push({ accountId: createRandomId(), email, isVerified: isProven(email) });
  const afterwards: (() => Promise<void>)[] = [];
  for (const owner of owners)
    for (const { erase } of personalData) {
      const after = await erase?.(transaction, owner, now);
      if (after !== undefined) afterwards.push(after);
    }
  const counts = { erasedAccount: erasedAccounts, erasedAddress: owners.length - erasedAccounts };
  return { counts, afterwards };
}

/** Every email address that has its own column, normalised. */
async function listAddresses({ kysely }: Transaction): Promise<readonly string[]> {
  const columns = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as "column" from information_schema.columns
    where table_schema = current_schema() and column_name in ('email', 'recipient') and data_type = 'text'`.execute(
    kysely,
  );
  const found = new Set<string>();
  for (const { name, column } of columns.rows) {
    const { rows } = await sql<{ email: string | null }>`
      select distinct ${sql.ref(column)} as email from ${sql.table(name)}`.execute(kysely);
    for (const { email } of rows) if (email) found.add(normalizeEmail(email));
  }
  return [...found];
}

/** SQL for the hash of a kind and an expression, the same as `subjectHash` computes. */
const buildHashSql = (kind: RevocationKind, expression: string) =>
  sql.raw(`encode(sha256(convert_to('${kind}|' || ${expression}, 'UTF8')), 'hex')`);

const getSubjects = (entries: readonly LogEntry[]): string[] => entries.map(({ subject }) => subject);

const getCount = ({ numAffectedRows }: { readonly numAffectedRows?: bigint | undefined }): number =>
  Number(numAffectedRows ?? 0n);

/** Repeats the revocations of each kind; returns the number of changed rows. */
const APPLY: Readonly<Record<Exclude<RevocationKind, 'erasedAccount' | 'erasedAddress'>, ApplyEntries>> = {
  /** A replaced password may have been stolen: it is disabled, and its owner sets a new one by email. THR-08 */
  password: async ({ kysely }, entries) =>
    getCount(
      await sql`update account set password_hash = null, register_key = null, password_key = null
        where ${buildHashSql('password', 'account_id')} = any(${getSubjects(entries)}::text[])`.execute(kysely),
    ),

  /** A reader of the address said that the account is not theirs: it gets no emailed links again. */
  deniedAccount: async ({ kysely }, entries) =>
    getCount(
      await sql`update account set denied_at = entry.at
        from unnest(${getSubjects(entries)}::text[], ${entries.map(({ at }) => at)}::bigint[]) as entry (subject, at)
        where verified_at is null and denied_at is null
          and ${buildHashSql('deniedAccount', 'account_id')} = entry.subject`.execute(kysely),
    ),

  supplierPerson: async ({ kysely }, entries) =>
    getCount(
      await sql`update account set removed_at = entry.at, password_hash = null, register_key = null
        from unnest(${getSubjects(entries)}::text[], ${entries.map(({ at }) => at)}::bigint[]) as entry (subject, at)
        where supplier_id is not null and removed_at is null
          and ${buildHashSql('supplierPerson', "account_id || '|' || supplier_id")} = entry.subject`.execute(kysely),
    ),

  supplierRight: async ({ kysely }, entries) =>
    getCount(
      await sql`update account set supplier_right = entry.granted
        from unnest(${getSubjects(entries)}::text[], ${entries.map(({ detail }) => detail)}::text[])
          as entry (subject, granted)
        where supplier_id is not null and supplier_right <> entry.granted
          and ${buildHashSql('supplierRight', "account_id || '|' || supplier_id")} = entry.subject`.execute(kysely),
    ),

  invitation: async ({ kysely }, entries) =>
    getCount(
      await sql`update invitation set ended_at = entry.at
        from unnest(${getSubjects(entries)}::text[], ${entries.map(({ at }) => at)}::bigint[]) as entry (subject, at)
        where used_at is null and ended_at is null
          and ${buildHashSql('invitation', 'invitation_id')} = entry.subject`.execute(kysely),
    ),

  /**
   * Scanners reject the badge number again. A registration that still has it gets another number, which `staff badge
   * resend` emails. D-31
   */
  badge: async (transaction, entries) => {
    let renumbered = 0;
    for (const { detail, at } of entries) {
      const [exhibitionId = '', badgeNo = ''] = detail.split(' ');
      if (badgeNo === '') continue;
      await badgeSigner(transaction, exhibitionId, at);
      await transaction.kysely
        .insertInto('badge_revoked')
        .values({ exhibition_id: exhibitionId, badge_no: badgeNo, revoked: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const changed = await transaction.kysely
        .updateTable('preregistration')
        .set({ badge_no: createNextBadgeNumber(badgeNo), mailed_at: 0 })
        .where('exhibition_id', '=', exhibitionId)
        .where('badge_no', '=', badgeNo)
        .executeTakeFirst();
      renumbered += Number(changed.numUpdatedRows);
    }
    return renumbered;
  },

  news: async ({ kysely }, entries) =>
    getCount(
      await sql`insert into subscription (address_hash, subscribed, changed)
        select address, false, at
        from unnest(${entries.map(({ detail }) => detail)}::text[], ${entries.map(({ at }) => at)}::bigint[])
          as entry (address, at)
        on conflict (address_hash) do update set subscribed = false, changed = excluded.changed
        where subscription.subscribed`.execute(kysely),
    ),

  /**
   * Also inserts a scan that the backup lacks, or scanning the stored badge code again would create the lead anew. D-65
   */
  withdrawnScan: async ({ kysely }, entries) =>
    getCount(
      await sql`insert into badge_scan (scan_id, supplier_id, exhibition_id, registration_id, scanned_at, withdrawn_at, created)
        select replace(gen_random_uuid()::text, '-', ''), entry.supplier_id, exhibition_id, registration_id, entry.at,
          entry.at, entry.at
        from unnest(${getSubjects(entries)}::text[], ${entries.map(({ detail }) => detail)}::text[],
          ${entries.map(({ at }) => at)}::bigint[]) as entry (subject, supplier_id, at)
        join preregistration on ${buildHashSql('withdrawnScan', 'registration_id')} = entry.subject
        on conflict (supplier_id, registration_id) do update set withdrawn_at = excluded.withdrawn_at
        where badge_scan.withdrawn_at is null`.execute(kysely),
    ),

  /** A guest's link that was invalidated; only the link with the current version works. D-95 */
  enquiryLink: async ({ kysely }, entries) =>
    getCount(
      await sql`update enquiry set link_version = entry.version::integer
        from unnest(${getSubjects(entries)}::text[], ${entries.map(({ detail }) => detail)}::text[])
          as entry (subject, version)
        where ${buildHashSql('enquiryLink', 'enquiry_id')} = entry.subject and link_version < entry.version::integer`.execute(
        kysely,
      ),
    ),

  hiddenFields: async ({ kysely }, entries) =>
    getCount(
      await sql`update preregistration set hidden_fields = case entry.fields when '' then '{}'::text[]
          else string_to_array(entry.fields, ',') end
        from unnest(${getSubjects(entries)}::text[], ${entries.map(({ detail }) => detail)}::text[])
          as entry (subject, fields)
        where ${buildHashSql('hiddenFields', 'registration_id')} = entry.subject`.execute(kysely),
    ),

  /** A registration that its owner withdrew; its badge is revoked by an entry of its own. D-33 */
  registration: async ({ kysely }, entries) =>
    getCount(
      await sql`delete from preregistration
        where ${buildHashSql('registration', 'registration_id')} = any(${getSubjects(entries)}::text[])`.execute(
        kysely,
      ),
    ),

  sharedCard: async ({ kysely }, entries) =>
    getCount(
      await sql`delete from shared_card
        where ${buildHashSql('sharedCard', 'cdp_id')} = any(${getSubjects(entries)}::text[])`.execute(kysely),
    ),
};
