import { exhibitionOfBadge } from '@fairhall/core/badge/badge-payload';
import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import { LEAD_DAILY_LIMIT } from '@fairhall/core/contract/lead/limits';
import type { LeadNoteFields, ScannedLead } from '@fairhall/core/contract/lead/supplier-calls';
import { err, ok, type Result } from '@fairhall/core/result';
import { parseScan } from '@fairhall/core/scan/parse-scan';
import { type CallContext, supplierOf } from '../call-context.ts';
import { createRandomId } from '../identity/secrets.ts';
import { countOne, createDailyScope } from '../limits/daily-count.ts';
import type { LeadPorts } from './lead-ports.ts';
import { mergeLeadMarks, toLeadMarks } from './to-lead-marks.ts';

/** A permanent error: this badge can never become a lead of this supplier, however often the client sends it. */
const toRefused = (message: string) => err({ code: '410', message } as const);

/** The registration of the visitor who was scanned. */
interface ScannedVisitor {
  readonly exhibitionId: string;
  readonly registrationId: string;
}

type VisitorResult = Result<ScannedVisitor, Refusal>;

/**
 * Creates a lead from a badge, a badge number or a shared card, in the open transaction. The visitor is looked up in
 * the registrations; nothing from a code is stored. A visitor whom the supplier scanned before returns the existing
 * lead. D-31 D-62 REL-19
 */
export async function scanLead(
  ports: LeadPorts,
  context: CallContext,
  { text, scannedAt, ...marks }: ScannedLead,
): Promise<Answer<{ readonly leadId: string }>> {
  const visitor = await findVisitor(ports, context, text, scannedAt);
  return visitor.ok ? saveScan(context, { ...visitor.value, scannedAt, marks }) : visitor;
}

function findVisitor(ports: LeadPorts, context: CallContext, text: string, scannedAt: number): Promise<VisitorResult> {
  const scanned = parseScan(text);
  if (scanned.kind === 'badgeNumber') return findVisitorByNumber(ports, context, scanned.badgeNo, scannedAt);
  if (scanned.kind === 'card') return findVisitorByCard(ports, context, scanned.cdpId);
  return findVisitorByBadge(ports, context, text, scannedAt);
}

/** The wearer of a badge. One that was reissued after the scan leads to its wearer, who has another number now. */
async function findVisitorByBadge(
  ports: LeadPorts,
  context: CallContext,
  text: string,
  scannedAt: number,
): Promise<VisitorResult> {
  const { database } = context;
  const { supplierId } = supplierOf(context);
  const badge = await ports.readBadgeCode(database, text);
  if (badge === null) return toRefused('lead.noBadge');
  const { badgeNo } = badge.payload;
  const exhibitionId = exhibitionOfBadge(badge.payload);
  const isSigned = badge.status === 'verified' || badge.status === 'revoked';
  if (!isSigned || badgeNo === undefined || exhibitionId === undefined) return toRefused('lead.unsigned');
  if ((await ports.showStands(context, exhibitionId, [supplierId])).length === 0) return toRefused('lead.noStand');
  const isRevoked = badge.status === 'revoked';
  const registrationId = isRevoked
    ? await ports.findReissuedRegistration(database, {
        exhibitionId,
        badgeNo,
        scannedAt: Math.min(scannedAt, context.now),
      })
    : await ports.findRegistrationOfBadge(database, exhibitionId, badgeNo);
  if (registrationId === undefined) return toRefused(isRevoked ? 'lead.revoked' : 'lead.gone');
  return ok({ exhibitionId, registrationId });
}

/**
 * The visitor with a badge number at one of the supplier's exhibitions. A number of another exhibition gets the answer
 * of a number that nobody has, so that trying numbers shows nothing about other exhibitions. THR-31
 */
async function findVisitorByNumber(
  ports: LeadPorts,
  context: CallContext,
  badgeNo: string,
  scannedAt: number,
): Promise<VisitorResult> {
  const { database, now } = context;
  const { supplierId } = supplierOf(context);
  const found = await ports.findRegistrationByNumber(database, badgeNo);
  if (found !== undefined) {
    const stands = await ports.showStands(context, found.exhibitionId, [supplierId]);
    return stands.length === 0 ? toRefused('lead.noNumber') : ok(found);
  }
  const shows = await ports.listSupplierExhibitionIds(database, supplierId);
  const exhibitionId = await ports.findExhibitionOfRevoked(database, badgeNo, shows);
  if (exhibitionId === undefined) return toRefused('lead.noNumber');
  const scanned = { exhibitionId, badgeNo, scannedAt: Math.min(scannedAt, now) };
  const registrationId = await ports.findReissuedRegistration(database, scanned);
  return registrationId === undefined ? toRefused('lead.revoked') : ok({ exhibitionId, registrationId });
}

/**
 * The buyer who shares a card, by their registration for one of the supplier's exhibitions: the coming or running one
 * that is nearest, else the latest.
 */
async function findVisitorByCard(ports: LeadPorts, context: CallContext, cdpId: string): Promise<VisitorResult> {
  const { database } = context;
  const buyer = await ports.findBuyerOfCard(database, cdpId);
  if (buyer === undefined) return toRefused('lead.noCard');
  const joined = await ports.listJoinedExhibitions(context);
  const registrations = await ports.listOwnRegistrations(database, buyer);
  for (const { exhibition } of joined) {
    const registration = registrations.find(({ exhibitionId }) => exhibitionId === exhibition.exhibitionId);
    if (registration !== undefined) return ok(registration);
  }
  return toRefused('lead.cardElsewhere');
}

interface ScanToSave extends ScannedVisitor {
  readonly scannedAt: number;
  readonly marks: LeadNoteFields;
}

/** Two concurrent scans of one badge create one lead: the second adds its marks to the first. */
async function saveScan(context: CallContext, scan: ScanToSave): Promise<Answer<{ readonly leadId: string }>> {
  const { database, now } = context;
  const { supplierId, accountId } = supplierOf(context);
  const { exhibitionId, registrationId, marks } = scan;
  const before = await addToLead(context, registrationId, marks);
  if (before !== undefined) return before;
  // The lock of the counter makes the scans of one supplier run one after the other.
  if (!(await countOne(database, createDailyScope(`lead|${supplierId}`, context), LEAD_DAILY_LIMIT)))
    return err({ code: '429', message: 'lead.dailyLimit', values: { limit: LEAD_DAILY_LIMIT } });
  const meanwhile = await addToLead(context, registrationId, marks);
  if (meanwhile !== undefined) return meanwhile;
  const leadId = await findScanId(context, scan);
  await database.kysely
    .insertInto('lead')
    .values({
      lead_id: leadId,
      supplier_id: supplierId,
      exhibition_id: exhibitionId,
      ...toLeadMarks(marks),
      scanned_by: accountId,
      scanned_at: Math.min(scan.scannedAt, now),
      created: now,
    })
    .execute();
  return ok({ leadId });
}

/** The record of the supplier's first scan of this badge, created if missing. It outlives the leads. THR-33 */
async function findScanId(
  context: CallContext,
  { exhibitionId, registrationId, scannedAt }: ScanToSave,
): Promise<string> {
  const { now } = context;
  const { kysely } = context.database;
  const { supplierId } = supplierOf(context);
  await kysely
    .insertInto('badge_scan')
    .values({
      scan_id: createRandomId(),
      supplier_id: supplierId,
      exhibition_id: exhibitionId,
      registration_id: registrationId,
      scanned_at: Math.min(scannedAt, now),
      created: now,
    })
    .onConflict((conflict) => conflict.columns(['supplier_id', 'registration_id']).doNothing())
    .execute();
  const { scan_id } = await kysely
    .selectFrom('badge_scan')
    .select('scan_id')
    .where('supplier_id', '=', supplierId)
    .where('registration_id', '=', registrationId)
    .executeTakeFirstOrThrow();
  return scan_id;
}

/**
 * Adds the marks of a repeated scan to the existing lead without losing earlier notes; undefined if there is no lead.
 * After the visitor has withdrawn, no scan brings the lead back, even if the supplier deleted its lead, because the
 * supplier may have stored the badge's code.
 */
async function addToLead(
  context: CallContext,
  registrationId: string,
  marks: LeadNoteFields,
): Promise<Answer<{ readonly leadId: string }> | undefined> {
  const { kysely } = context.database;
  const { supplierId } = supplierOf(context);
  const scan = await kysely
    .selectFrom('badge_scan')
    .select(['scan_id', 'withdrawn_at'])
    .where('supplier_id', '=', supplierId)
    .where('registration_id', '=', registrationId)
    .executeTakeFirst();
  if (scan === undefined) return undefined;
  if (scan.withdrawn_at !== null) return toRefused('lead.takenBack');
  const lead = await kysely
    .selectFrom('lead')
    .select(['lead_id', 'rating', 'tags', 'note', 'request'])
    .where('lead_id', '=', scan.scan_id)
    .forUpdate()
    .executeTakeFirst();
  if (lead === undefined) return undefined;
  const { lead_id } = lead;
  await kysely
    .updateTable('lead')
    .set(mergeLeadMarks(lead, toLeadMarks(marks)))
    .where('lead_id', '=', lead_id)
    .execute();
  return ok({ leadId: lead_id });
}
