import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { staffPreregistration } from '@fairhall/core/contract/preregistration/staff-calls';
import { err, ok } from '@fairhall/core/result';
import { leaveAudit } from '../audit.ts';
import type { CallContext } from '../call-context.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { cancelRegistration } from './cancel-registration.ts';
import { correctRegistration } from './correct-registration.ts';
import { exportRegistrations } from './export-registrations.ts';
import { invitationKind } from './invitation-kind.ts';
import { toBadgeRegistration } from './list-registrations.ts';
import { mergeAtDesk } from './merge-at-desk.ts';
import type { PreregistrationPorts, RegisteredExhibition } from './preregistration-ports.ts';
import { registerAtDesk } from './register-at-desk.ts';
import { registrationKind } from './registration-kind.ts';
import { reissueBadge } from './reissue-badge.ts';
import { resendBadges } from './resend-badges.ts';
import { restoreRegistration } from './restore-registration.ts';
import { findRegistrations, registrationByNumber } from './staff-registrations.ts';

/** The functions of an exhibition's registration desk; all of them are audited. D-94 */
export const staffPreregistrationFeature = (
  ports: PreregistrationPorts,
): GatewayFeature<typeof staffPreregistration> => ({
  importKinds: { registration: registrationKind(ports), invitation: invitationKind(ports) },
  handlers: {
    list: async ({ reason = '', ...query }, context) => {
      const { exhibitionId, keyword = '', pageNo } = query;
      const object = { exhibitionId, keyword, pageNo };
      await leaveAudit(context.database, context, { call: 'staffPreregistration.list', object, reason });
      return ok(await findRegistrations(context.database, query));
    },
    register: async ({ reason, ...input }, context) => {
      const registered = await registerAtDesk(ports, context, input);
      if (!registered.ok) return registered;
      const { isNew, registration } = registered.value;
      const object = { exhibitionId: input.exhibitionId, badgeNo: registration.badgeNo, isNew: String(isNew) };
      await leaveAudit(context.database, context, { call: 'staffPreregistration.register', object, reason });
      return registered;
    },
    badge: async ({ exhibitionId, badgeNo, reason = '' }, context) => {
      const row = await registrationByNumber(context.database, exhibitionId, badgeNo);
      const exhibition = row && (await ports.exhibitionToRegister(context, exhibitionId));
      if (row === undefined || exhibition === undefined) return err(NOT_FOUND);
      const object = { exhibitionId, badgeNo: row.badge_no };
      await leaveAudit(context.database, context, { call: 'staffPreregistration.badge', object, reason });
      return ok(await ports.badgeOf(context, toBadgeRegistration(row), exhibition));
    },
    resend: ({ reason, exhibitionId, badgeNos }, context) =>
      withExhibition(ports, context, exhibitionId, async (exhibition) => {
        const sent = await resendBadges(ports, context, exhibition, badgeNos);
        const object = { exhibitionId, badges: badgeNos.length, mailed: sent.mailed };
        await leaveAudit(context.database, context, { call: 'staffPreregistration.resend', object, reason });
        return ok(sent);
      }),
    reissue: ({ reason, exhibitionId, badgeNo }, context) =>
      withExhibition(ports, context, exhibitionId, async (exhibition) => {
        const reissued = await reissueBadge(ports, context, exhibition, badgeNo);
        if (reissued === undefined) return err(NOT_FOUND);
        const object = { exhibitionId, badgeNo: reissued.badgeNo, revoked: reissued.revoked };
        await leaveAudit(context.database, context, { call: 'staffPreregistration.reissue', object, reason });
        return ok(reissued);
      }),
    correct: ({ reason, exhibitionId, ...correction }, context) =>
      withExhibition(ports, context, exhibitionId, async (exhibition) => {
        const corrected = await correctRegistration(ports, context, exhibition, correction);
        if (!corrected.ok) return corrected;
        const { badgeNo, release = false, ...fields } = correction;
        const object = {
          exhibitionId,
          badgeNo: corrected.value.registration.badgeNo,
          earlierBadgeNo: badgeNo,
          fields: Object.keys(fields).join(', '),
          release: String(release),
        };
        await leaveAudit(context.database, context, { call: 'staffPreregistration.correct', object, reason });
        return corrected;
      }),
    export: ({ reason = '', ...position }, context) =>
      withExhibition(ports, context, position.exhibitionId, async () => {
        const page = await exportRegistrations(ports, context.database, position);
        const object = { exhibitionId: position.exhibitionId, registrations: page.records.length };
        await leaveAudit(context.database, context, { call: 'staffPreregistration.export', object, reason });
        return ok(page);
      }),
    merge: ({ reason, exhibitionId, badgeNo, otherBadgeNo }, context) =>
      withExhibition(ports, context, exhibitionId, async (exhibition) => {
        const merged = await mergeAtDesk(ports, context, exhibition, [badgeNo, otherBadgeNo]);
        if (!merged.ok) return merged;
        const { registration, revoked, scans } = merged.value;
        const object = { exhibitionId, badgeNo: registration.badgeNo, revoked, scans };
        await leaveAudit(context.database, context, { call: 'staffPreregistration.merge', object, reason });
        return merged;
      }),
    cancel: ({ reason, exhibitionId, badgeNo }, context) =>
      withExhibition(ports, context, exhibitionId, async (exhibition) => {
        const cancelled = await cancelRegistration(ports, context, exhibition, badgeNo);
        if (!cancelled.ok) return cancelled;
        const object = { exhibitionId, badgeNo: cancelled.value.badgeNo };
        await leaveAudit(context.database, context, { call: 'staffPreregistration.cancel', object, reason });
        return cancelled;
      }),
    restore: ({ reason, exhibitionId, badgeNo }, context) =>
      withExhibition(ports, context, exhibitionId, async (exhibition) => {
        const restored = await restoreRegistration(ports, context, exhibition, badgeNo);
        if (!restored.ok) return restored;
        const { registration, wasMerged } = restored.value;
        const object = { exhibitionId, badgeNo: registration.badgeNo, wasMerged: String(wasMerged) };
        await leaveAudit(context.database, context, { call: 'staffPreregistration.restore', object, reason });
        return restored;
      }),
  },
});

async function withExhibition<Value>(
  { exhibitionToRegister }: PreregistrationPorts,
  context: CallContext,
  exhibitionId: string,
  action: (exhibition: RegisteredExhibition) => Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  const exhibition = await exhibitionToRegister(context, exhibitionId);
  return exhibition === undefined ? err(NOT_FOUND) : action(exhibition);
}
