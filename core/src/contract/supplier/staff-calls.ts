import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { replyFigures } from '../catalogue/calls.ts';
import { email, id, pageNo, requiredText, text, time } from '../fields.ts';
import { mailStatus } from '../mail-status.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';
import { right } from './calls.ts';
import { TIME_ZONE_MAX } from './limits.ts';

const reason = requiredText(STAFF_REASON_MAX);

/** How a supplier is reached; '' where nothing was set. */
const contact = z.object({ email: z.string(), lang: z.string(), timeZone: z.string() });

const person = z.object({ accountId: z.string(), name: z.string(), email: z.string(), right, created: time });
const invitation = z.object({ invitationId: z.string(), email: z.string(), right, created: time, expires: time });

const supplierRow = z.object({
  supplierId: z.string(),
  name: z.string(),
  contact,
  people: z.int(),
  /** Enquiries that wait for an answer. */
  waiting: z.int(),
});

/** Calls of staff about the people who answer for a supplier. Each leaves a row in the audit. D-94 */
export const supplierAdmin = {
  /** Suppliers by name, twenty a page; `reachable: false` for those nobody answers for. */
  list: read({
    id: 'API-218',
    client: 'general',
    path: 'staff/supplier/list',
    access: 'support',
    input: z.strictObject({
      keyword: z.optional(text(100)),
      reachable: z.optional(z.boolean()),
      pageNo,
      reason: z.optional(reason),
    }),
    output: z.object({
      records: z.array(supplierRow),
      total: z.int(),
      pageNo: z.int(),
      pageSize: z.int(),
    }),
    requirements: ['D-94'],
  }),
  /** One supplier with its people and invitations; '404' where there is none. */
  show: read({
    id: 'API-219',
    client: 'general',
    path: 'staff/supplier/show',
    access: 'support',
    input: z.strictObject({ supplierId: id, reason: z.optional(reason) }),
    output: z.extend(z.omit(supplierRow, { people: true }), {
      people: z.array(person),
      invitations: z.array(invitation),
      /** How soon and how reliably it answers; null while there are too few enquiries to tell. */
      reply: z.nullable(replyFigures),
    }),
    requirements: ['D-94'],
  }),
  /** Sets how a supplier is reached; what is left out stays. '404' where there is none, '400' for an unknown time zone. */
  set: submit({
    id: 'API-220',
    client: 'general',
    path: 'staff/supplier/set',
    access: 'operator',
    input: z.strictObject({
      supplierId: id,
      email: z.optional(email),
      lang: z.optional(text(10)),
      timeZone: z.optional(text(TIME_ZONE_MAX)),
      reason,
    }),
    output: contact,
    requirements: ['D-94'],
  }),
  /**
   * Mails an invitation to somebody who shall answer for the supplier, in its language; a second one to the same address
   * ends the first. '404' where there is no such supplier, '409' where the address has an account, with what to do.
   */
  invite: submit({
    id: 'API-221',
    client: 'general',
    path: 'staff/supplier/invite',
    access: 'operator',
    input: z.strictObject({ supplierId: id, email, right, reason }),
    output: z.object({ invitationId: z.string(), expires: time, mail: z.optional(mailStatus) }),
    requirements: ['D-94'],
  }),
  /**
   * Changes what a person of a supplier may do. '404' where there is no such person, '409' for the last one of the supplier
   * who manages.
   */
  setRight: submit({
    id: 'API-237',
    client: 'general',
    path: 'staff/supplier/setRight',
    access: 'operator',
    input: z.strictObject({ accountId: id, right, reason }),
    output: z.object({ supplierId: z.string(), accountId: z.string(), right }),
    requirements: ['D-94'],
  }),
};
