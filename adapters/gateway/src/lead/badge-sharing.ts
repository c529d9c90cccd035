import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { BadgeSharing } from '@fairhall/core/contract/lead/calls';
import { SHARED_FIELDS, type SharedField } from '@fairhall/core/contract/lead/limits';
import { err, ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { recordRevocation } from '../revocations.ts';
import { NOT_FOUND } from '../wire/refused.ts';
import type { LeadPorts } from './lead-ports.ts';

/** Scans that are answered: more exhibitors than one meets. */
const MOST = 200;

interface OfBadge {
  readonly exhibitionId: string;
  /** Of several registrations of the caller's; the own one where none is named. */
  readonly registrationId?: string | undefined;
}

/**
 * The registration whose wearer the caller is. Who registered somebody else is told nothing of where that person was scanned, and
 * decides nothing for them. THR-29 THR-33
 */
async function wornBadge(ports: LeadPorts, context: CallContext, { exhibitionId, registrationId }: OfBadge) {
  const found = await ports.ownBadge(context, exhibitionId, { registrationId });
  return found?.isOwn === true ? found : undefined;
}

/** What a visitor shares at an exhibition, and who has scanned the badge there, the latest first. D-65 */
export async function badgeSharing(
  ports: LeadPorts,
  context: CallContext,
  badge: OfBadge,
): Promise<Answer<BadgeSharing>> {
  const { database, lang } = context;
  const { exhibitionId } = badge;
  const own = await wornBadge(ports, context, badge);
  if (own === undefined) return err(NOT_FOUND);
  const { registrationId } = own;
  const allowed = (await ports.sharedFields(database, [exhibitionId])).get(exhibitionId) ?? [];
  const hidden = (await ports.sharedRegistrations(database, [registrationId])).get(registrationId)?.hiddenFields ?? [];
  const rows = await database.kysely
    .selectFrom('badge_scan')
    .leftJoin('lead', 'lead.lead_id', 'badge_scan.scan_id')
    .select(['scan_id', 'badge_scan.supplier_id', 'badge_scan.scanned_at', 'request', 'withdrawn_at'])
    .where('registration_id', '=', registrationId)
    .orderBy('badge_scan.scanned_at', 'desc')
    .orderBy('scan_id')
    .limit(MOST)
    .execute();
  const suppliers = rows.map((row) => row.supplier_id);
  const stands = await ports.showStands(context, exhibitionId, suppliers);
  const targets = suppliers.map((id) => ({ type: 'supplier' as const, targetId: id, supplierId: id }));
  const words = await ports.describeTargets(database, lang, targets);
  return ok({
    allowed: inOrder(allowed),
    shared: inOrder(allowed.filter((field) => !hidden.includes(field))),
    scans: rows.map((row, place) => {
      const { standNo = '', hall = '' } = stands.find(({ supplierId }) => supplierId === row.supplier_id) ?? {};
      return {
        leadId: row.scan_id,
        supplierId: row.supplier_id,
        supplierName: words[place]?.name ?? '',
        standNo,
        hall,
        scannedAt: Number(row.scanned_at),
        request: row.request ?? '',
        isTakenBack: row.withdrawn_at !== null,
      };
    }),
  });
}

const inOrder = (fields: readonly SharedField[]) => SHARED_FIELDS.filter((field) => fields.includes(field));

/** Says what the visitor shares, in the open transaction. What the organiser does not allow stays as she has it. D-65 THR-33 */
export async function shareFields(
  ports: LeadPorts,
  context: CallContext,
  { fields, ...badge }: OfBadge & { readonly fields: readonly SharedField[] },
): Promise<Answer<true>> {
  const { database } = context;
  const { exhibitionId } = badge;
  const own = await wornBadge(ports, context, badge);
  if (own === undefined) return err(NOT_FOUND);
  const allowed = (await ports.sharedFields(database, [exhibitionId])).get(exhibitionId) ?? [];
  const before =
    (await ports.sharedRegistrations(database, [own.registrationId])).get(own.registrationId)?.hiddenFields ?? [];
  const hidden = SHARED_FIELDS.filter((field) =>
    allowed.includes(field) ? !fields.includes(field) : before.includes(field),
  );
  await ports.hideFields(database, own.registrationId, hidden);
  return ok(true);
}

/** Takes back what an exhibitor sees of the visitor, or gives it again, in the open transaction; '404' for another's. THR-29 */
export async function takeBackScan(
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
  if ((await wornBadge(ports, context, { exhibitionId, registrationId })) === undefined) return err(NOT_FOUND);
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
