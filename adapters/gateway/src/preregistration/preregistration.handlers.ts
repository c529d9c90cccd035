import type { Handlers } from '@fairhall/core/contract/dispatcher';
import type { preregistration } from '@fairhall/core/contract/preregistration/calls';
import { ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { isProvenAddress } from '../identity/address-proof.ts';
import { normalizeBadgeNumber } from './badge-number.ts';
import { findDevicePrefill, findPrefill } from './find-prefill.ts';
import { findCallerRegistration, findProof, findRegistration, type RegistrationRow } from './find-registration.ts';
import { mailBadge } from './mail-badge.ts';
import type { PreregistrationPorts } from './preregistration-ports.ts';
import { register } from './register.ts';
import { toExistenceRecord, toRecord } from './registration-record.ts';
import { showWithdrawal, withdrawRegistration } from './withdraw-registration.ts';

/** Calls about pre-registrations. */
export function preregistrationHandlers(ports: PreregistrationPorts): Handlers<typeof preregistration, CallContext> {
  return {
    preRegister: (sent, context) => register(ports, context, sent),
    checkReg: async ({ exhibitionId, email }, context) => {
      const row = await (email === undefined
        ? findCallerRegistration(context, exhibitionId)
        : findRegistration(context, exhibitionId, email));
      if (row === undefined) return ok(null);
      if ((await findProof(context, row)) === null)
        return ok(context.isEmailOverused ? null : toExistenceRecord(exhibitionId));
      const exhibition = await ports.exhibitionToRegister(context, exhibitionId);
      return ok(exhibition === undefined ? null : toRecord(row, exhibition, true));
    },
    resendBadge: async (input, context) => {
      const row = await findRegistrationToMail(context, input);
      const exhibition = row && (await ports.exhibitionToRegister(context, row.exhibition_id));
      if (row && exhibition?.isOpen) {
        const causedBy = (await isProvenAddress(context.database, context, row.email)) ? 'recipient' : 'requested';
        await mailBadge(ports, context, { row, exhibition, causedBy });
      }
      return ok(true);
    },
    getPreData: (input, context) => findPrefill(ports, context, input),
    getPreDataByDeviceId: async ({ deviceId }, context) => ok(await findDevicePrefill(context, deviceId)),
    showWithdrawal: async ({ pretoken }, context) => ok(await showWithdrawal(ports, context, pretoken)),
    withdraw: ({ pretoken }, context) => withdrawRegistration(ports, context, pretoken),
    verify: async ({ exhibitionId, email, code = '' }, context) => {
      const row = await findRegistration(context, exhibitionId, email);
      const verified = row !== undefined && row.badge_no === normalizeBadgeNumber(code);
      return ok({ verified, exists: verified });
    },
  };
}

interface RegistrationSelector {
  readonly exhibitionId: string;
  readonly email?: string | undefined;
  readonly badgeNo?: string | undefined;
}

/** Finds the registration by address, else by badge number; undefined if neither matches. */
async function findRegistrationToMail(
  context: CallContext,
  { exhibitionId, email, badgeNo }: RegistrationSelector,
): Promise<RegistrationRow | undefined> {
  if (email !== undefined) return findRegistration(context, exhibitionId, email);
  if (badgeNo === undefined) return undefined;
  const rows = context.database.kysely
    .selectFrom('preregistration')
    .selectAll()
    .where('exhibition_id', '=', exhibitionId);
  return rows.where('badge_no', '=', normalizeBadgeNumber(badgeNo)).executeTakeFirst();
}
