import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { email, text } from '../fields.ts';

/** `sign` comes with the link of a mail; without it the address has to be that of the login. D-60 */
const address = { email, sign: z.optional(text(64)) };

/** Which mails an address wants: those of news and digests. Mails of a deal that runs or of a login are always sent. */
export const subscription = {
  /** Whether an address gets mails of news. '401' without a sign and a login, '404' for a wrong sign. */
  show: read({
    id: 'API-61',
    client: 'general',
    path: 'blade-purchaser/subscription/show',
    access: 'visitor',
    input: z.strictObject(address),
    output: z.object({ email: z.string(), subscribed: z.boolean() }),
    cacheMs: 0,
    requirements: ['R-7.101', 'D-60'],
  }),
  /** Sets whether an address gets them: `subscribed` is what shall hold. Refused as `show`. */
  toggle: submit({
    id: 'API-62',
    client: 'general',
    path: 'blade-purchaser/subscription/toggle',
    access: 'visitor',
    input: z.strictObject({ ...address, subscribed: z.boolean() }),
    output: z.object({ subscribed: z.boolean() }),
    requirements: ['R-7.102', 'D-60'],
  }),
};
