import * as z from 'zod/mini';
import { badgeRecord } from '../badge/calls.ts';
import { read, submit } from '../call.ts';
import { id, page, pageNo, requiredText, text, time } from '../fields.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';
import { badgeNo, registrationCorrections, registrationFields } from './calls.ts';
import { REGISTRATION_FIELD_ROWS } from './form-fields.ts';
import { BADGE_BATCH_MAX, REGISTRATION_WORDS_MAX } from './limits.ts';

const reason = requiredText(STAFF_REASON_MAX);

/** A registration as staff see it; '' for values that were not given. */
const registration = z.object({
  badgeNo: z.string(),
  exhibitionId: z.string(),
  email: z.string(),
  contactName: z.string(),
  companyName: z.string(),
  countryId: z.string(),
  dialingCode: z.string(),
  contactNumber: z.string(),
  /** The origin of the registration: `desk` and `file` mean that staff created it. */
  sourceFrom: z.string(),
  /** Whether the email address is confirmed. */
  isConfirmed: z.boolean(),
  createTime: time,
});

export type StaffRegistration = z.output<typeof registration>;

/** The columns of an import file of registrations, without its key. */
const exportedFields = z.object(
  Object.fromEntries(
    ['exhibition', ...REGISTRATION_FIELD_ROWS.map(({ importColumn }) => importColumn), 'language'].map((column) => [
      column,
      z.string(),
    ]),
  ),
);

/**
 * Calls of an exhibition's desk for its visitors. Each call writes an audit row. '404' for an exhibition or badge
 * number that does not exist. D-94
 */
export const staffPreregistration = {
  /**
   * The registrations, the newest first, 20 a page; with `keyword`, those whose email, name, company or badge number
   * contains it.
   */
  list: read({
    id: 'API-360',
    client: 'general',
    path: 'staff/registration/list',
    access: 'support',
    input: z.strictObject({
      exhibitionId: id,
      keyword: z.optional(text(REGISTRATION_WORDS_MAX)),
      pageNo,
      reason: z.optional(reason),
    }),
    output: page(registration),
    requirements: ['D-94', 'D-31'],
  }),
  /**
   * Registers a visitor at the desk and emails them the badge. An address that is already registered keeps its record
   * and number, and `isNew` is false. '409' if the exhibition is over, '400' for choices that it does not offer.
   */
  register: submit({
    id: 'API-361',
    client: 'general',
    path: 'staff/registration/register',
    access: 'support',
    input: z.strictObject({ exhibitionId: id, ...registrationFields, reason }),
    output: z.object({ isNew: z.boolean(), isMailed: z.boolean(), registration }),
    requirements: ['D-94', 'R-1.008'],
  }),
  /** One badge with the text of its QR code, as its holder has it. D-31 */
  badge: read({
    id: 'API-362',
    client: 'general',
    path: 'staff/registration/badge',
    access: 'support',
    input: z.strictObject({ exhibitionId: id, badgeNo, reason: z.optional(reason) }),
    output: badgeRecord,
    requirements: ['D-94', 'D-31'],
  }),
  /**
   * Emails badges again with the picture, each to its own address. All of them are queued in one transaction, or none.
   * `unknown` are badge numbers that do not exist there, `recent` those that were sent within the last 256 ms.
   */
  resend: submit({
    id: 'API-363',
    client: 'general',
    path: 'staff/registration/resend',
    access: 'support',
    input: z.strictObject({
      exhibitionId: id,
      badgeNos: z.array(badgeNo).check(z.minLength(1), z.maxLength(BADGE_BATCH_MAX)),
      reason,
    }),
    output: z.object({ mailed: z.int(), unknown: z.array(z.string()), recent: z.array(z.string()) }),
    timeoutMs: 60_000,
    requirements: ['D-94', 'R-7.077'],
  }),
  /** Issues a new badge number and emails it; readers of the old badge see that it was revoked. D-31 */
  reissue: submit({
    id: 'API-364',
    client: 'general',
    path: 'staff/registration/reissue',
    access: 'support',
    input: z.strictObject({ exhibitionId: id, badgeNo, reason }),
    output: z.object({ badgeNo: z.string(), revoked: z.string(), isMailed: z.boolean() }),
    requirements: ['D-94', 'D-31'],
  }),
  /**
   * Corrects a record by its badge number and emails the badge again. A new email address is unconfirmed, and links
   * sent to the old one stop working. With `release`, the browser and account that created the record lose it and the
   * badge gets a new number: use it when another person has registered with a visitor's address. '409' if another
   * visitor is registered with the new address, '400' without changes. D-94 D-33
   */
  correct: submit({
    id: 'API-428',
    client: 'general',
    path: 'staff/registration/correct',
    access: 'support',
    input: z.strictObject({
      exhibitionId: id,
      badgeNo,
      ...registrationCorrections,
      release: z.optional(z.boolean()),
      reason,
    }),
    output: z.object({ registration, isMailed: z.boolean() }),
    requirements: ['D-94', 'D-33'],
  }),
  /**
   * Merges two registrations of one person at an exhibition, whose numbers may be named in either order. The one that
   * was made first stays with its badge number and address, gets the values that it lacks and the scans of the other,
   * and is emailed the badge again. The other's number is revoked, and its address is told. `restore` undoes this. '400'
   * for the same badge twice. D-94 D-31 D-33
   */
  merge: submit({
    id: 'API-506',
    client: 'general',
    path: 'staff/registration/merge',
    access: 'support',
    input: z.strictObject({ exhibitionId: id, badgeNo, otherBadgeNo: badgeNo, reason }),
    output: z.object({
      registration,
      /** The number that was revoked. */
      revoked: z.string(),
      /** How many exhibitors' scans the remaining registration got. */
      scans: z.int(),
      isMailed: z.boolean(),
      /** Until when it can be undone. */
      restorableUntil: time,
    }),
    requirements: ['D-94', 'D-31', 'D-33'],
  }),
  /**
   * Cancels a registration: its badge number is revoked, exhibitors no longer see the visitor's details, and the visitor
   * is told by email. `restore` undoes this. D-94 D-31 D-33
   */
  cancel: submit({
    id: 'API-507',
    client: 'general',
    path: 'staff/registration/cancel',
    access: 'support',
    input: z.strictObject({ exhibitionId: id, badgeNo, reason }),
    output: z.object({ badgeNo: z.string(), isMailed: z.boolean(), restorableUntil: time }),
    requirements: ['D-94', 'D-31', 'D-33'],
  }),
  /**
   * Restores a cancelled or merged registration by its revoked badge number, which is valid again, and emails the badge.
   * A merge is undone with it: scans and values return to where they came from, unless they were changed since. '404'
   * if there is none or its time is over, '409' if its address is registered again. D-94 D-31 D-33
   */
  restore: submit({
    id: 'API-508',
    client: 'general',
    path: 'staff/registration/restore',
    access: 'support',
    input: z.strictObject({ exhibitionId: id, badgeNo, reason }),
    output: z.object({ registration, wasMerged: z.boolean(), isMailed: z.boolean() }),
    requirements: ['D-94', 'D-31', 'D-33'],
  }),
  /**
   * The registrations of an exhibition for a file, 500 a page, in the order of their ids; `after` is the `next` of the
   * page before. `fields` have the columns of an import file. '404' for an exhibition that does not exist. D-94
   */
  export: read({
    id: 'API-509',
    client: 'general',
    path: 'staff/registration/export',
    access: 'operator',
    input: z.strictObject({ exhibitionId: id, after: z.optional(id), reason: z.optional(reason) }),
    output: z.object({
      records: z.array(
        z.object({
          badgeNo: z.string(),
          sourceFrom: z.string(),
          isConfirmed: z.boolean(),
          createTime: time,
          /** By the names of the columns; '' for values that were not given. */
          fields: exportedFields,
        }),
      ),
      /** Null after the last page. */
      next: z.nullable(z.string()),
    }),
    requirements: ['D-94', 'R-1.008'],
  }),
};
