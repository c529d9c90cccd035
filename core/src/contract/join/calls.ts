import * as z from 'zod/mini';
import { BUYER_PURCHASE_FIELD_MAX, NAME_MAX } from '../account/limits.ts';
import { passwordToSet } from '../account/personal-data.ts';
import { read, submit } from '../call.ts';
import { countryId, email, text } from '../fields.ts';
import { MAX_TAG } from '../rfq/tag-limits.ts';

const token = text(200);
const session = z.object({ tradeChinaToken: z.string() });

/** Accounts that begin without a password, and the emailed link that sets the first one. D-71 */
export const join = {
  /**
   * Creates a buyer's account without a password and logs it in on this device; the link that sets the password goes
   * to the address only. Details that are left out come from the registration of that address in this browser. '1002'
   * the address has an account, '1003' it is a supplier's. A-30
   */
  fastRegister: submit({
    id: 'API-42',
    client: 'general',
    path: 'blade-purchaser/account/fastRegister',
    ownTransaction: true,
    input: z.strictObject({
      email,
      contactName: z.optional(text(NAME_MAX)),
      companyName: z.optional(text(BUYER_PURCHASE_FIELD_MAX)),
      countryId: z.optional(countryId),
      tagCodes: z.optional(z.array(text(64)).check(z.maxLength(MAX_TAG))),
    }),
    output: session,
    requirements: ['R-7.083'],
  }),
  /**
   * Sets the first password of an account with the one-time token of an email, ends its other sessions, confirms its
   * address and logs it in. '404' the token was used, has expired or is unknown, or the account has a password.
   */
  initPassword: submit({
    id: 'API-50',
    client: 'general',
    path: 'blade-purchaser/account/initPassword',
    ownTransaction: true,
    input: z.strictObject({ token, password: passwordToSet }),
    output: session,
    requirements: ['R-2.157'],
  }),
  /** Whether the token of such an email is still valid; the check does not use it up. THR-04 */
  checkLink: read({
    id: 'API-490',
    client: 'general',
    path: 'blade-purchaser/account/checkInitPasswordLink',
    input: z.strictObject({ token }),
    output: z.object({ valid: z.boolean(), email: z.optional(z.string()) }),
    cacheMs: 0,
    requirements: ['R-2.157'],
  }),
};
