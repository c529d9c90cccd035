import * as z from 'zod/mini';
import { badgeRecord } from '../badge/calls.ts';
import { read, submit } from '../call.ts';
import { id, page, pageNo, requiredText, text, time } from '../fields.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';
import { badgeNo, registrationCorrections, registrationFields } from './calls.ts';
import { BADGE_BATCH_MAX, REGISTRATION_WORDS_MAX } from './limits.ts';

const reason = requiredText(STAFF_REASON_MAX);

/** A registration as staff find it; what was not told is ''. */
const registration = z.object({
  badgeNo: z.string(),
  exhibitionId: z.string(),
  email: z.string(),
  contactName: z.string(),
  companyName: z.string(),
  countryId: z.string(),
  dialingCode: z.string(),
  contactNumber: z.string(),
  /** Where it comes from: `desk` and `file` are staff's. */
  sourceFrom: z.string(),
  /** Whether somebody has shown that mails to the address arrive. */
  isConfirmed: z.boolean(),
  createTime: time,
});

export type StaffRegistration = z.output<typeof registration>;

/**
 * What the desk of an exhibition does for its visitors. Each call leaves a row in the audit. '404' for an exhibition that is not
 * there and a badge number that nobody has there. D-94
 */
export const staffPreregistration = {
  /** Who is registered, the newest first, twenty a page; with `keyword` those whose mail, name, company or badge number holds it. */
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
   * Registers somebody who stands at the desk, who gets the badge by mail. An address that is registered keeps its record and
   * its number, and `isNew` is false. '409' for an exhibition that is over, '400' for what it does not offer.
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
  /** One badge with its code's text, as its wearer has it. D-31 */
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
   * Mails badges again, each to its own address, with the picture. All of them are queued in one transaction, or none.
   * `unknown` are numbers that nobody has there, `recent` those whose mail went out within 256 ms.
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
  /** Gives somebody a new badge number and mails it; whoever reads the earlier badge is told that it was revoked. D-31 */
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
   * Corrects a record by its badge number and mails the badge again. Another email address is unconfirmed, and links that
   * were mailed to the earlier one stop working. With `release` the browser and the account that made the record lose it
   * and the badge gets a new number: for a record that somebody else made under a visitor's address. '409' where another
   * visitor is registered under the new address, '400' where nothing is to be changed. D-94 D-33
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
};
