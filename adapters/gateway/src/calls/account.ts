import type { account } from '@fairhall/core/contract/account';
import type { Handlers } from '@fairhall/core/contract/dispatcher';
import { ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { emailVerdict, numberVerdict } from '../identity/address-verdict.ts';
import { membershipOf } from '../identity/members.ts';

/** Calls that check an address before anything is sent. */
export const accountHandlers: Handlers<typeof account, CallContext> = {
  memberCheck: async ({ email }, { database }) => ok(await membershipOf(database, email)),
  verifyEmail: async ({ email }) => ok(emailVerdict(email)),
  verifyWhatsapp: async ({ whatsapp }) => ok(numberVerdict(whatsapp)),
  verifyMobile: async ({ mobile }) => ok(numberVerdict(mobile)),
};
