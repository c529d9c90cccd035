import * as z from 'zod/mini';
import { read, submit } from '../call.ts';
import { replyFigures } from '../catalogue/calls.ts';
import { email, id, pageNo, requiredText, text, time } from '../fields.ts';
import { idOrKey } from '../id-or-key.ts';
import { mailStatus } from '../mail-status.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';
import { right } from './calls.ts';
import { TIME_ZONE_MAX } from './limits.ts';
import { supplierTakenDown } from './supplier-taken-down.ts';

const reason = requiredText(STAFF_REASON_MAX);

/** The contact settings of a supplier; '' if not set. */
const contact = z.object({ email: z.string(), lang: z.string(), timeZone: z.string() });

const person = z.object({ accountId: z.string(), name: z.string(), email: z.string(), right, created: time });
const invitation = z.object({ invitationId: z.string(), email: z.string(), right, created: time, expires: time });

const supplierRow = z.object({
  supplierId: z.string(),
  name: z.string(),
  contact,
  people: z.int(),
  /** Enquiries that wait for a reply. */
  waiting: z.int(),
});

/** Staff calls about the members of suppliers, which may be named by the organiser's own key. Each call writes an audit row. D-94 */
export const supplierAdmin = {
  /** Suppliers by name, id or own key, 20 a page; `reachable: false` selects those for which no person answers. */
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
  /** One supplier with its members and invitations; '404' if it does not exist. */
  show: read({
    id: 'API-219',
    client: 'general',
    path: 'staff/supplier/show',
    access: 'support',
    input: z.strictObject({ supplierId: idOrKey, reason: z.optional(reason) }),
    output: z.extend(z.omit(supplierRow, { people: true }), {
      people: z.array(person),
      invitations: z.array(invitation),
      /** How fast and how reliably the supplier replies; null for too few enquiries. */
      reply: z.nullable(replyFigures),
      takenDown: z.nullable(supplierTakenDown),
    }),
    requirements: ['D-94'],
  }),
  /**
   * Changes a supplier's contact settings; fields that are left out stay. '404' if the supplier does not exist, '400'
   * for an unknown time zone.
   */
  set: submit({
    id: 'API-220',
    client: 'general',
    path: 'staff/supplier/set',
    access: 'operator',
    input: z.strictObject({
      supplierId: idOrKey,
      email: z.optional(email),
      lang: z.optional(text(10)),
      timeZone: z.optional(text(TIME_ZONE_MAX)),
      reason,
    }),
    output: contact,
    requirements: ['D-94'],
  }),
  /**
   * Emails an invitation to a future member of the supplier, in the supplier's language; a second one to the same
   * address revokes the first. '404' if the supplier does not exist, '409' if the address has an account, with advice
   * in the message.
   */
  invite: submit({
    id: 'API-221',
    client: 'general',
    path: 'staff/supplier/invite',
    access: 'operator',
    input: z.strictObject({ supplierId: idOrKey, email, right, reason }),
    output: z.object({ invitationId: z.string(), expires: time, mail: z.optional(mailStatus) }),
    requirements: ['D-94'],
  }),
  /**
   * Changes the permission of a supplier's member. '404' if the member does not exist, '409' for the supplier's last
   * member with manage permission.
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
