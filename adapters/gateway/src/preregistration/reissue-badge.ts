import type { CallContext } from '../call-context.ts';
import { createBadgeNumber } from './badge-number.ts';
import { mailBadge } from './mail-badge.ts';
import type { PreregistrationPorts, RegisteredExhibition } from './preregistration-ports.ts';
import { exhibitionIn } from './resend-badges.ts';
import { registrationByNumber } from './staff-registrations.ts';

interface ReissuedBadge {
  readonly badgeNo: string;
  readonly revoked: string;
  readonly isMailed: boolean;
}

/**
 * Gives the wearer of a badge a new number and emails it; the earlier number is revoked. Undefined if no registration
 * has the number, for example because it was already reissued: of two concurrent calls one succeeds. D-31
 */
export async function reissueBadge(
  ports: PreregistrationPorts,
  context: CallContext,
  exhibition: RegisteredExhibition,
  badgeNo: string,
): Promise<ReissuedBadge | undefined> {
  const { database, now } = context;
  const { exhibitionId, industry } = exhibition;
  const before = await registrationByNumber(database, exhibitionId, badgeNo);
  if (before === undefined) return undefined;
  const row = await database.kysely
    .updateTable('preregistration')
    .set({ badge_no: createBadgeNumber(industry), changed: now, mailed_at: 0 })
    .where('registration_id', '=', before.registration_id)
    .where('badge_no', '=', before.badge_no)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { registration_id: registrationId } = row;
  await ports.revokeBadge(database, { exhibitionId, badgeNo: before.badge_no, registrationId }, now);
  const localizedExhibition = await exhibitionIn(ports, context, exhibition)(row);
  const mailed = await mailBadge(ports, context, { row, exhibition: localizedExhibition, causedBy: 'recipient' });
  return { badgeNo: row.badge_no, revoked: before.badge_no, isMailed: mailed === 'queued' };
}
