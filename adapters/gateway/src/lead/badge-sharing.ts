import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { BadgeSharing } from '@fairhall/core/contract/lead/calls';
import { LEAD_SHARED_FIELDS, type SharedField } from '@fairhall/core/contract/lead/limits';
import { err, ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { recordRevocation } from '../revocations.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import type { LeadPorts } from './lead-ports.ts';

/** The most scans in a response; more than the number of exhibitors a visitor meets. */
const MAX_SCANS = 200;

interface BadgeReference {
  readonly exhibitionId: string;
  /** Selects one of the caller's registrations; the caller's own badge if absent. */
  readonly registrationId?: string | undefined;
}

/**
 * The registration whose badge the caller wears. Someone who registered another person does not learn where that person
 * was scanned, and decides nothing for them. THR-29 THR-33
 */
async function findWornBadge(ports: LeadPorts, context: CallContext, { exhibitionId, registrationId }: BadgeReference) {
  const found = await ports.findCallerBadge(context, exhibitionId, { registrationId });
  return found?.isOwn === true ? found : undefined;
}

/**
 * The fields that a visitor shares at an exhibition, and the suppliers that scanned the badge there, latest first. D-65
 */
export async function findBadgeSharing(
  ports: LeadPorts,
  context: CallContext,
  badge: BadgeReference,
): Promise<Answer<BadgeSharing>> {
  const { database, lang } = context;
  const { exhibitionId } = badge;
  const badgeOfCaller = await findWornBadge(ports, context, badge);
  if (badgeOfCaller === undefined) return err(NOT_FOUND);
  const { registrationId } = badgeOfCaller;
  const allowed = (await ports.findSharedFields(database, [exhibitionId])).get(exhibitionId) ?? [];
  const hidden =
    (await ports.findSharedRegistrations(database, [registrationId])).get(registrationId)?.hiddenFields ?? [];
  const rows = await database.kysely
    .selectFrom('badge_scan')
    .leftJoin('lead', 'lead.lead_id', 'badge_scan.scan_id')
    .select(['scan_id', 'badge_scan.supplier_id', 'badge_scan.scanned_at', 'request', 'withdrawn_at'])
    .where('registration_id', '=', registrationId)
    .orderBy('badge_scan.scanned_at', 'desc')
    .orderBy('scan_id')
    .limit(MAX_SCANS)
    .execute();
  const suppliers = rows.map((row) => row.supplier_id);
  const stands = await ports.showStands(context, exhibitionId, suppliers);
  const targets = suppliers.map((id) => ({ type: 'supplier' as const, targetId: id, supplierId: id }));
  const words = await ports.describeTargets(database, lang, targets);
  return ok({
    allowed: sortFields(allowed),
    shared: sortFields(allowed.filter((field) => !hidden.includes(field))),
    scans: rows.map((row, index) => {
      const { standNo = '', hall = '' } = stands.find(({ supplierId }) => supplierId === row.supplier_id) ?? {};
      return {
        leadId: row.scan_id,
        supplierId: row.supplier_id,
        supplierName: words[index]?.name ?? '',
        standNo,
        hall,
        scannedAt: Number(row.scanned_at),
        request: row.request ?? '',
        isTakenBack: row.withdrawn_at !== null,
      };
    }),
  });
}

const sortFields = (fields: readonly SharedField[]) => LEAD_SHARED_FIELDS.filter((field) => fields.includes(field));

/**
 * Saves the fields that the visitor shares, in the open transaction. Fields that the organiser does not allow keep
 * their stored setting. D-65 THR-33
 */
export async function shareFields(
  ports: LeadPorts,
  context: CallContext,
  { fields, ...badge }: BadgeReference & { readonly fields: readonly SharedField[] },
): Promise<Answer<true>> {
  const { database } = context;
  const { exhibitionId } = badge;
  const badgeOfCaller = await findWornBadge(ports, context, badge);
  if (badgeOfCaller === undefined) return err(NOT_FOUND);
  const allowed = (await ports.findSharedFields(database, [exhibitionId])).get(exhibitionId) ?? [];
  const before =
    (await ports.findSharedRegistrations(database, [badgeOfCaller.registrationId])).get(badgeOfCaller.registrationId)
      ?.hiddenFields ?? [];
  const hidden = LEAD_SHARED_FIELDS.filter((field) =>
    allowed.includes(field) ? !fields.includes(field) : before.includes(field),
  );
  await ports.hideFields(database, badgeOfCaller.registrationId, hidden);
  return ok(true);
}

/**
 * Withdraws an exhibitor's access to the visitor's details, or grants it again, in the open transaction; '404' for
 * another visitor's scan. THR-29
 */
export async function withdrawScan(
  ports: LeadPorts,
  context: CallContext,
  { leadId, isTakenBack }: { readonly leadId: string; readonly isTakenBack: boolean },
): Promise<Answer<true>> {
  const { database, now } = context;
  const scan = await database.kysely
    .selectFrom('badge_scan')
    .select(['exhibition_id', 'supplier_id', 'registration_id', 'withdrawn_at'])
    .where('scan_id', '=', leadId)
    .forUpdate()
    .executeTakeFirst();
  if (scan === undefined) return err(NOT_FOUND);
  const { exhibition_id: exhibitionId, registration_id: registrationId } = scan;
  if ((await findWornBadge(ports, context, { exhibitionId, registrationId })) === undefined) return err(NOT_FOUND);
  if (isTakenBack === (scan.withdrawn_at !== null)) return ok(true);
  await database.kysely
    .updateTable('badge_scan')
    .set({ withdrawn_at: isTakenBack ? now : null })
    .where('scan_id', '=', leadId)
    .execute();
  await recordRevocation(database, {
    kind: 'withdrawnScan',
    subject: registrationId,
    detail: scan.supplier_id,
    isRevoked: isTakenBack,
  });
  return ok(true);
}
