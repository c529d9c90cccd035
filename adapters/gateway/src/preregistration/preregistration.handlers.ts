import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { preregistration } from '@fairhall/core/contract/preregistration/calls';
import { ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { isProvenAddress } from '../identity/address-proof.ts';
import { normalBadgeNumber } from './badge-number.ts';
import { ownRegistration, proofOf, type RegistrationRow, registrationOf } from './find-registration.ts';
import { mailBadge } from './mail-badge.ts';
import { prefillOf, prefillOfDevice } from './prefill.ts';
import type { PreregistrationPorts } from './preregistration-ports.ts';
import { register } from './register.ts';
import { foundRecord, ownRecord } from './shown-record.ts';

/** Calls about pre-registrations. */
export function preregistrationHandlers(ports: PreregistrationPorts): Handlers<typeof preregistration, CallContext> {
  return {
    preRegister: (sent, context) => register(ports, context, sent),
    checkReg: async ({ exhibitionId, email }, context) => {
      const row = await (email === undefined
        ? ownRegistration(context, exhibitionId)
        : registrationOf(context, exhibitionId, email));
      if (row === undefined) return ok(null);
      if ((await proofOf(context, row)) === null) return ok(context.isEmailOverused ? null : foundRecord(exhibitionId));
      const exhibition = await ports.exhibitionToRegister(context, exhibitionId);
      return ok(exhibition === undefined ? null : ownRecord(row, exhibition, true));
    },
    resendBadge: async (asked, context) => {
      const row = await registrationToMail(context, asked);
      const exhibition = row && (await ports.exhibitionToRegister(context, row.exhibition_id));
      if (row && exhibition?.isOpen) {
        const causedBy = (await isProvenAddress(context.database, context, row.email)) ? 'recipient' : 'requested';
        await mailBadge(ports, context, { row, exhibition, causedBy });
      }
      return ok(true);
    },
    getPreData: (asked, context) => prefillOf(ports, context, asked),
    getPreDataByDeviceId: async ({ deviceId }, context) => ok(await prefillOfDevice(context, deviceId)),
    verify: async ({ exhibitionId, email, code = '' }, context) => {
      const row = await registrationOf(context, exhibitionId, email);
      const verified = row !== undefined && row.badge_no === normalBadgeNumber(code);
      return ok({ verified, exists: verified });
    },
  };
}

interface Named {
  readonly exhibitionId: string;
  readonly email?: string | undefined;
  readonly badgeNo?: string | undefined;
}

/** By its address, else by its number; what neither names is nobody's. */
async function registrationToMail(
  context: CallContext,
  { exhibitionId, email, badgeNo }: Named,
): Promise<RegistrationRow | undefined> {
  if (email !== undefined) return registrationOf(context, exhibitionId, email);
  if (badgeNo === undefined) return undefined;
  const rows = context.database.kysely
    .selectFrom('preregistration')
    .selectAll()
    .where('exhibition_id', '=', exhibitionId);
  return rows.where('badge_no', '=', normalBadgeNumber(badgeNo)).executeTakeFirst();
}
