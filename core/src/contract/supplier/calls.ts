import * as z from 'zod/mini';
import { USER_TYPE } from '../../site/exhibition-codes.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../account/limits.ts';
import { read, submit } from '../call.ts';
import { email, empty, id, isCleanText, requiredText, text, time } from '../fields.ts';
import { mailStatus } from '../mail-status.ts';
import { PERSON_NAME_MAX, SUPPLIER_RIGHTS } from './limits.ts';

const password = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX), z.refine(isCleanText, 'text'));
const newPassword = z
  .string()
  .check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX), z.refine(isCleanText, 'text'));

/** The permission of a supplier's member. */
export const right = z.enum(SUPPLIER_RIGHTS);

/** A member's account with a supplier, as the gateway returns it.  */
export const supplierInfo = z.object({
  supplierId: z.string(),
  supplierName: z.string(),
  logo: z.optional(z.string()),
  contactName: z.optional(z.string()),
  email: z.optional(z.string()),
  exhibitionIds: z.array(z.string()),
  userType: z.literal(USER_TYPE.SUPPLIER),
  right,
  /** An IANA name; the supplier sees times in this zone. */
  timeZone: z.string(),
});

export type SupplierInfo = z.output<typeof supplierInfo>;

const personRecord = z.object({
  accountId: z.string(),
  name: z.string(),
  email: z.string(),
  right,
  created: time,
  isSelf: z.boolean(),
});

const invitation = z.object({ invitationId: z.string(), email: z.string(), right, created: time, expires: time });

/** Calls of a supplier's members about their accounts. D-39 API-79 */
export const supplier = {
  /** Logs a member of a supplier in. '100001' for a wrong address or password, '429' after too many attempts. */
  login: submit({
    id: 'API-79',
    client: 'supplier',
    path: 'blade-supplier/account/login',
    access: 'visitor',
    ownTransaction: true,
    input: z.strictObject({ email, password }),
    output: z.object({ token: z.string() }),
    requirements: ['R-3.061', 'R-6.003'],
  }),
  /** The supplier account that owns the request's token. */
  info: read({
    id: 'API-76',
    client: 'supplier',
    path: 'blade-supplier/account/info',
    access: 'supplier',
    input: empty,
    output: supplierInfo,
    requirements: ['R-7.044', 'R-3.062'],
  }),
  /** Revokes the token. */
  logout: submit({
    id: 'API-206',
    client: 'supplier',
    path: 'blade-supplier/account/logout',
    access: 'supplier',
    input: empty,
    output: z.literal(true),
    requirements: ['R-6.003'],
  }),
  /** Whether the link of an invitation is still valid, and the invited person. The check does not use the link up. */
  checkInvitation: read({
    id: 'API-207',
    client: 'supplier',
    path: 'blade-supplier/account/checkInvitation',
    access: 'visitor',
    input: z.strictObject({ token: text(200) }),
    output: z.object({
      /** `isBuyer`: the address belongs to a buyer's account, which cannot become a supplier account. */
      state: z.enum(['open', 'used', 'over', 'unknown', 'isBuyer']),
      supplierName: z.string(),
      email: z.string(),
    }),
    requirements: ['D-39'],
  }),
  /**
   * Creates the account of an invitation and logs it in. '404' for a link that is used, expired or unknown, '409' if
   * the address has got an account meanwhile.
   */
  acceptInvitation: submit({
    id: 'API-208',
    client: 'supplier',
    path: 'blade-supplier/account/acceptInvitation',
    access: 'visitor',
    ownTransaction: true,
    input: z.strictObject({ token: text(200), password: newPassword, name: requiredText(PERSON_NAME_MAX) }),
    output: z.object({ token: z.string() }),
    requirements: ['D-39'],
  }),
  /** All members of the supplier, and the open invitations. '403' without manage permission. */
  people: read({
    id: 'API-209',
    client: 'supplier',
    path: 'blade-supplier/people/list',
    access: 'supplier',
    input: empty,
    output: z.object({ people: z.array(personRecord), invitations: z.array(invitation) }),
    requirements: ['D-65'],
  }),
  /**
   * Emails an invitation to a colleague; a second one to the same address revokes the first. '403' without manage
   * permission, '409' if the address already has an account.
   */
  invite: submit({
    id: 'API-210',
    client: 'supplier',
    path: 'blade-supplier/people/invite',
    access: 'supplier',
    input: z.strictObject({ email, right }),
    output: z.object({ invitationId: z.string(), expires: time, mail: z.optional(mailStatus) }),
    requirements: ['D-65'],
  }),
  /**
   * Deletes a colleague's account, or an invitation. '403' without manage permission, '409' for the last member with
   * manage permission, '404' for another supplier's account or invitation.
   */
  remove: submit({
    id: 'API-211',
    client: 'supplier',
    path: 'blade-supplier/people/remove',
    access: 'supplier',
    input: z.strictObject({ id }),
    output: z.literal(true),
    requirements: ['D-65'],
  }),
  /**
   * Changes a colleague's permission. '403' without manage permission, '409' for the last member with manage
   * permission, '404' for another supplier's account.
   */
  setRight: submit({
    id: 'API-236',
    client: 'supplier',
    path: 'blade-supplier/people/setRight',
    access: 'supplier',
    input: z.strictObject({ accountId: id, right }),
    output: z.object({ accountId: z.string(), right }),
    requirements: ['D-65'],
  }),
};
