import type { Selectable } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import { recordRevocation } from '../revocations.ts';
import type { LeadTables } from './lead.tables.ts';
import { mergeLeadMarks } from './to-lead-marks.ts';

type ScanRow = Selectable<LeadTables['badge_scan']>;
type LeadRow = Selectable<LeadTables['lead']>;

/** An exhibitor's scan of a badge as it was before its registration ended. */
interface MovedScan {
  readonly scan: ScanRow;
  /** The exhibitor's notes, if they became part of those about the other registration. */
  readonly lead: LeadRow | null;
}

/**
 * Gives the scans of one registration to another of the same person; with `to` null it only returns them, because they
 * go with the registration. An exhibitor that scanned both badges has one lead with the notes of both, and if the
 * visitor withdrew what it sees of either, it sees neither. THR-33
 */
export async function moveScans(
  transaction: Transaction,
  from: string,
  to: string | null,
): Promise<readonly MovedScan[]> {
  const scans = await listScans(transaction, from);
  const moved: MovedScan[] = [];
  for (const scan of scans) {
    const other = to === null ? undefined : await findScan(transaction, to, scan.supplier_id);
    if (other !== undefined) moved.push({ scan, lead: await joinLeads(transaction, scan, other) });
    else {
      if (to !== null) await assignScan(transaction, scan.scan_id, to);
      moved.push({ scan, lead: null });
    }
  }
  return moved;
}

interface ScansToRestore {
  readonly registrationId: string;
  /** The registration that got the scans; null if they went with theirs. */
  readonly keptBy: string | null;
  readonly scans: readonly MovedScan[];
}

/** Returns the scans to the registration that they were made of. Notes that were joined stay with the other lead too. */
export async function restoreScans(
  { kysely }: Transaction,
  { registrationId, keptBy, scans }: ScansToRestore,
): Promise<void> {
  for (const { scan, lead } of scans) {
    const returned = await kysely
      .updateTable('badge_scan')
      .set({ registration_id: registrationId })
      .where('scan_id', '=', scan.scan_id)
      .where('registration_id', '=', keptBy ?? '')
      .executeTakeFirst();
    // It went with a registration. If it is there again, it belongs to another one by now.
    if (returned.numUpdatedRows === 0n)
      await kysely
        .insertInto('badge_scan')
        .values({ ...scan, registration_id: registrationId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    if (lead !== null)
      await kysely
        .insertInto('lead')
        .values(lead)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}

const listScans = ({ kysely }: Queries, registrationId: string): Promise<readonly ScanRow[]> =>
  kysely
    .selectFrom('badge_scan')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .orderBy('scan_id')
    .forUpdate()
    .execute();

const findScan = ({ kysely }: Queries, registrationId: string, supplierId: string): Promise<ScanRow | undefined> =>
  kysely
    .selectFrom('badge_scan')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .where('supplier_id', '=', supplierId)
    .forUpdate()
    .executeTakeFirst();

async function assignScan({ kysely }: Queries, scanId: string, registrationId: string): Promise<void> {
  await kysely
    .updateTable('badge_scan')
    .set({ registration_id: registrationId })
    .where('scan_id', '=', scanId)
    .execute();
}

/** Joins the notes of two leads about one person, and returns the one that is gone; null if it was deleted before. */
async function joinLeads(transaction: Transaction, scan: ScanRow, other: ScanRow): Promise<LeadRow | null> {
  const { kysely } = transaction;
  if (scan.withdrawn_at !== null && other.withdrawn_at === null) {
    await kysely
      .updateTable('badge_scan')
      .set({ withdrawn_at: scan.withdrawn_at })
      .where('scan_id', '=', other.scan_id)
      .execute();
    const { registration_id: subject, supplier_id: detail } = other;
    await recordRevocation(transaction, { kind: 'withdrawnScan', subject, detail });
  }
  const lead = await kysely.deleteFrom('lead').where('lead_id', '=', scan.scan_id).returningAll().executeTakeFirst();
  if (lead === undefined) return null;
  const kept = await kysely
    .selectFrom('lead')
    .selectAll()
    .where('lead_id', '=', other.scan_id)
    .forUpdate()
    .executeTakeFirst();
  if (kept === undefined)
    await kysely
      .insertInto('lead')
      .values({ ...lead, lead_id: other.scan_id })
      .execute();
  else await kysely.updateTable('lead').set(mergeLeadMarks(kept, lead)).where('lead_id', '=', other.scan_id).execute();
  return lead;
}
