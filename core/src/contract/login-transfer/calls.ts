import * as z from 'zod/mini';
import { submit } from '../call.ts';
import { text } from '../fields.ts';

/** How long a code that carries a login to another host is valid, in milliseconds. D-80 */
export const LOGIN_TRANSFER_MS = 60_000;

/** Carries a buyer's login from one host of the installation to another, by a code that works once. D-80 */
export const loginTransfer = {
  /**
   * Creates a code for the host of an origin, to which the buyer follows a link. '400' for an origin that does not belong
   * to this installation.
   */
  issue: submit({
    id: 'API-51',
    client: 'general',
    path: 'blade-purchaser/account/issueAcToken',
    access: 'buyer',
    ownTransaction: true,
    input: z.strictObject({ audience: text(200) }),
    output: z.object({ ac: z.string() }),
    requirements: ['D-80', 'R-6.017'],
  }),
  /**
   * Exchanges a code for a buyer's token at the host that the code is for. '404' for a code that was used, has expired,
   * is for another host, or whose login has ended, and for a link that was not on a page of this installation.
   */
  exchange: submit({
    id: 'API-49',
    client: 'general',
    path: 'blade-purchaser/account/exchangeAcToken',
    ownTransaction: true,
    input: z.strictObject({
      ac: text(200),
      /** The origin of the page with the link, as the browser knows it; '' if it does not. Absent outside browsers. */
      from: z.optional(text(200)),
    }),
    output: z.object({ token: z.string() }),
    requirements: ['R-7.042', 'R-4.029'],
  }),
};
