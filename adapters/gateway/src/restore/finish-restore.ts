import { sql } from 'kysely';
import type { Database, Transaction } from '../db/database.ts';
import { SETTING_UNFINISHED_RESTORE } from '../db/server-lock.ts';
import { listPersonalData } from '../list-personal-data.ts';
import { issueConsoleToken } from '../staff/first-operator.ts';
import type { Files } from '../upload/files.ts';
import { type AppliedCounts, applyRevocations } from './apply-revocations.ts';
import type { LogEntry } from './revocation-log.ts';

interface FinishOptions {
  /** The entries of the revocation log; empty if there is no log. */
  readonly entries: readonly LogEntry[];
  /** The uploaded files; those of erased accounts are deleted too. */
  readonly files: Files;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The validity of the operator's token, in milliseconds. */
  readonly staffTokenMs: number;
}

/** The result of a restore, with the only valid operator token. */
export interface RestoreResult {
  readonly ended: AppliedCounts;
  /** The number of ended logins of buyers and of suppliers' people. */
  readonly sessions: number;
  /** The number of ended links from emails that set a password or open an archive. */
  readonly links: number;
  readonly staffTokens: number;
  readonly heldMails: number;
  /** The token of the operator at the console, the only valid staff token now. */
  readonly token: string;
}

/**
 * Makes sure that nothing revoked since the backup is valid again in a restored database with an up-to-date schema, all
 * or nothing. Revocations from the log are repeated. Every login, emailed link and staff token ends, since nobody knows
 * which of them had ended. Pending emails are held back, because they were sent since. Files of accounts that are
 * erased again are deleted. REL-31 THR-08
 */
export async function finishRestore(
  database: Database,
  { entries, files, now, staffTokenMs }: FinishOptions,
): Promise<RestoreResult> {
  const personalData = listPersonalData(files);
  const { finished, afterwards } = await database.transaction(async (transaction) => {
    const heldMails = await markMailsHeld(transaction);
    const applied = await applyRevocations(transaction, entries, { personalData, now });
    const access = await endAccess(transaction, now);
    const { token } = await issueConsoleToken(transaction, { now, lifeMs: staffTokenMs });
    await transaction.kysely.deleteFrom('setting').where('key', '=', SETTING_UNFINISHED_RESTORE).execute();
    return { finished: { ended: applied.counts, ...access, heldMails, token }, afterwards: applied.afterwards };
  });
  for (const each of afterwards) await each();
  return finished;
}

/** Marks emails that were pending or postponed in the backup as dead: they were sent since, and would be sent twice. */
async function markMailsHeld({ kysely }: Transaction): Promise<number> {
  const updated = await kysely
    .updateTable('outbox')
    .set({ state: 'dead', last_error: 'waiting in a restored backup' })
    .where('state', 'in', ['waiting', 'postponed'])
    .executeTakeFirst();
  return Number(updated.numUpdatedRows);
}

async function endAccess({ kysely }: Transaction, now: number) {
  const buyers = await sql`update buyer_session set expires = 0 where expires > ${now}`.execute(kysely);
  const suppliers = await sql`update supplier_session set expires = 0 where expires > ${now}`.execute(kysely);
  const links = await sql`delete from one_time_code where used_at is null and expires > ${now}`.execute(kysely);
  await sql`delete from one_time_code`.execute(kysely);
  const staff = await sql`update staff set revoked = ${now} where revoked is null`.execute(kysely);
  return {
    sessions: Number(buyers.numAffectedRows ?? 0n) + Number(suppliers.numAffectedRows ?? 0n),
    links: Number(links.numAffectedRows ?? 0n),
    staffTokens: Number(staff.numAffectedRows ?? 0n),
  };
}
