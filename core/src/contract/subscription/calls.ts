import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { email, text } from '../fields.ts';

/** `sign` comes from the link of an email; without it the address must be that of the login. D-60 */
const address = { email, sign: z.optional(text(64)) };

/** Whether an address gets news and digest emails. Emails about a current deal or a login are always sent. */
export const subscription = {
  /** Whether an address gets news emails. '401' without signature and login, '404' for an invalid signature. */
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
  /** Turns news emails on or off: `subscribed` is the new value. Same errors as `show`. */
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
