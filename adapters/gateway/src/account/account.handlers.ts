import type { account } from '@fairhall/core/contract/account/calls';
import type { Handlers } from '@fairhall/core/contract/dispatcher';
import { err, ok } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import type { ConfirmingPorts } from './account-ports.ts';
import { getPurchaseInfo, userInfoOf } from './buyer-info.ts';
import { updatePassword } from './change-password.ts';
import { completePurchaseInfo } from './complete-purchase-info.ts';
import { eraseAccount } from './erase-account.ts';
import { endSessionById, listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { getMembership } from './membership.ts';
import { getPersonalDataSummary } from './personal-data-summary.ts';
import { prepareExport } from './prepare-export.ts';
import { register } from './register.ts';
import { emailOfLink, sendResetLink } from './reset-link.ts';
import { resetPassword } from './reset-password.ts';
import { endSession } from './sessions.ts';

/** Loaded on the first use: it brings a megabyte of domain names that no other call needs. */
const addressVerdict = () => import('./address-check.ts');

/** Calls that check an address, and calls of buyers' accounts. */
export function accountHandlers(ports: ConfirmingPorts): Handlers<typeof account, CallContext> {
  return {
    memberCheck: async ({ email }, { database }) => ok(await getMembership(database, email)),
    verifyEmail: async ({ email }) => ok((await addressVerdict()).emailVerdict(email)),
    verifyWhatsapp: async ({ whatsapp }) => ok((await addressVerdict()).numberVerdict(whatsapp)),
    verifyMobile: async ({ mobile }) => ok((await addressVerdict()).numberVerdict(mobile)),
    login: async (input, context) => logIn(ports, context, input),
    loginPc: async (input, context) => logIn(ports, context, input),
    register: async (input, context) => register(ports, context, input),
    registerV2: async (input, context) => register(ports, context, input),
    sendResetPasswordMail: async ({ email }, context) => {
      await sendResetLink(ports, context, email);
      return ok(true);
    },
    resetPassword: async (input, context) => resetPassword(ports, context, input),
    checkResetPasswordLink: async ({ token }, { database, now }) => {
      const email = await emailOfLink(database, token, now);
      return ok(email === undefined ? { valid: false } : { valid: true, email });
    },
    userInfo: async (_, context) => ok(await userInfoOf(context.database, buyerOf(context))),
    purchaseInfo: async (_, context) => ok(await getPurchaseInfo(context.database, buyerOf(context))),
    completePurchaseInfo: async (input, context) => {
      await completePurchaseInfo(context.database, buyerOf(context), input);
      return ok(true);
    },
    holdings: async (_, context) => ok(await getPersonalDataSummary(ports, context)),
    prepareExport: async (input, context) => prepareExport(ports, context, input),
    erase: async (input, context) => eraseAccount(ports, context, input),
    changePassword: async (input, context) => updatePassword(ports, context, input),
    sessions: async (_, context) => ok({ sessions: await listSessions(context, buyerOf(context)) }),
    endSession: async ({ sessionId }, context) => {
      const ended = await endSessionById(context, buyerOf(context), sessionId);
      if (ended === undefined) return err(NOT_FOUND);
      if (ended.isThis) context.cookie.end();
      return ok(true);
    },
    logout: async (_, context) => {
      await endSession(context.database, buyerOf(context).tokenHash);
      context.cookie.end();
      return ok(true);
    },
  };
}
