import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { id, requiredText, time } from '../fields.ts';
import { STAFF_NAME_MAX, STAFF_REASON_MAX, STAFF_ROLES } from './limits.ts';

const role = z.enum(STAFF_ROLES);
/** The staff member's reason for the action, for the audit. */
const reason = requiredText(STAFF_REASON_MAX);

const member = z.object({
  staffId: z.string(),
  name: z.string(),
  role,
  created: time,
  /** Id of the staff member who created the token; null for the token of the first start. */
  addedBy: z.nullable(z.string()),
  /** Expiry of the token. */
  expires: time,
  /** When the token was revoked; null if it was not. */
  revoked: z.nullable(time),
});

/** Calls of operators about staff members. Each call writes an audit row. D-94 */
export const staff = {
  /**
   * Creates a token for a new staff member. The token is only in this response, and it expires. A retry with the same
   * key returns another token, and the first one becomes invalid. '409' if a member whose token was not revoked has
   * that name.
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
  /** All staff members, the newest first, including those with an expired or revoked token. */
  list: read({
    id: 'API-202',
    client: 'general',
    path: 'staff/list',
    access: 'operator',
    input: z.strictObject({ reason: z.optional(reason) }),
    output: z.object({ members: z.array(member) }),
    requirements: ['D-94'],
  }),
  /** Revokes a staff member's token. '404' for an unknown id, '409' for the last operator's. */
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
   * Makes a staff member's token valid for a full term again, even if it has expired. '404' for an unknown id, '409'
   * for a revoked token.
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
