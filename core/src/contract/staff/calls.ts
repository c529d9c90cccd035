import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, requiredText, time } from '../fields.ts';
import { STAFF_NAME_MAX, STAFF_REASON_MAX, STAFF_ROLES } from './limits.ts';

const role = z.enum(STAFF_ROLES);
/** Why somebody of the staff does it, for the audit. */
const reason = requiredText(STAFF_REASON_MAX);

const member = z.object({
  staffId: z.string(),
  name: z.string(),
  role,
  created: time,
  /** Who gave the token: a member's id; null for the one that the first start wrote. */
  addedBy: z.nullable(z.string()),
  /** When the token ends by itself, or did. */
  expires: time,
  /** When the token was revoked; null where it was not. */
  revoked: z.nullable(time),
});

/** Calls of operators about the staff itself. Each leaves a row in the audit. D-94 */
export const staff = {
  /**
   * Gives a new member a token, which is told this once and ends by itself. Sent again with its key it gives another one, and the first
   * ends. '409' where a member with a good token has that name.
   */
  add: submit({
    id: 'API-201',
    client: 'general',
    path: 'staff/add',
    access: 'operator',
    ownTransaction: true,
    input: z.strictObject({ name: requiredText(STAFF_NAME_MAX), role, reason }),
    output: z.object({ staffId: z.string(), token: z.string(), expires: time }),
    requirements: ['D-94'],
  }),
  /** All members, the newest first, those whose token has ended too. */
  list: read({
    id: 'API-202',
    client: 'general',
    path: 'staff/list',
    access: 'operator',
    input: z.strictObject({ reason: z.optional(reason) }),
    output: z.object({ members: z.array(member) }),
    requirements: ['D-94'],
  }),
  /** Ends a member's token. '404' for nobody's id, '409' for the last operator's. */
  revoke: submit({
    id: 'API-203',
    client: 'general',
    path: 'staff/revoke',
    access: 'operator',
    input: z.strictObject({ staffId: id, reason }),
    output: z.object({ staffId: z.string(), revoked: time }),
    requirements: ['D-94'],
  }),
  /**
   * Lets a member's token be good for a whole term again, also where its time is over. '404' for nobody's id, '409' for a
   * token that was revoked.
   */
  renew: submit({
    id: 'API-430',
    client: 'general',
    path: 'staff/renew',
    access: 'operator',
    input: z.strictObject({ staffId: id, reason }),
    output: z.object({ staffId: z.string(), expires: time }),
    requirements: ['D-94'],
  }),
};
