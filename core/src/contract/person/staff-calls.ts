import * as z from 'zod/mini';
import { accountDataSummary } from '../account/personal-data.ts';
import { read } from '../call.ts';
import { email, page, pageNo, requiredText, time } from '../fields.ts';
import { STAFF_REASON_MAX } from '../staff/limits.ts';
import { PERSON_WORDS_MAX } from './limits.ts';

const reason = z.optional(requiredText(STAFF_REASON_MAX));

/** One registration of a person at any exhibition; '' for values that were not given. */
const registration = z.object({
  exhibitionId: z.string(),
  badgeNo: z.string(),
  contactName: z.string(),
  companyName: z.string(),
  countryId: z.string(),
  /** In dialling form, such as +905321234567. */
  mobile: z.string(),
  /** `merged` into another registration, or `cancelled`, by staff. */
  state: z.enum(['registered', 'cancelled', 'merged']),
  createTime: time,
});

export type PersonRegistration = z.output<typeof registration>;

const account = z.object({
  accountId: z.string(),
  kind: z.enum(['buyer', 'supplier']),
  name: z.string(),
  companyName: z.string(),
  /** '' for a buyer. */
  supplierId: z.string(),
  /** Whether the account's address is confirmed. */
  isConfirmed: z.boolean(),
  /** Whether the person was removed from the supplier's team. */
  isRemoved: z.boolean(),
  createTime: time,
  /** When the person last logged in, as far as the login is still stored. */
  loginTime: z.nullable(time),
});

export type PersonAccount = z.output<typeof account>;

/** Everything is by email address: one address is one person. */
const person = z.object({ email: z.string(), accounts: z.array(account), registrations: z.array(registration) });

/** An email and what became of it. */
const mail = z.object({
  mailId: z.string(),
  /** What it is about, such as `badge`; '' for a summary of several emails. */
  kind: z.string(),
  subject: z.string(),
  /**
   * `waiting` to be sent, perhaps again after an error; `gathered` into one summary with others; `postponed` because the
   * recipient has reached a limit; `failed` for good.
   */
  state: z.enum(['waiting', 'sent', 'gathered', 'postponed', 'failed']),
  createTime: time,
  /** When it was sent, or when it will be tried next; null if it failed. */
  time: z.nullable(time),
  attempts: z.int(),
  /** The mail server's last answer to a failed attempt, without the address; '' if none failed. */
  error: z.string(),
});

export type PersonMail = z.output<typeof mail>;

/** Calls of the support desk about people and the emails to them. Each call writes an audit row. D-94 */
export const staffPerson = {
  /**
   * People by name, company, email address, phone number or badge number, over all exhibitions, the nearest match first,
   * 20 a page. Names may be misspelt and in any order; numbers may be written as people do, and badge numbers may be
   * revoked ones. Besides registrations, only a complete email address finds an account.
   */
  find: read({
    id: 'API-503',
    client: 'general',
    path: 'staff/person/find',
    access: 'support',
    input: z.strictObject({ keyword: requiredText(PERSON_WORDS_MAX), pageNo, reason }),
    output: page(person),
    requirements: ['D-94'],
  }),
  /** One person by email address or badge number. '404' if neither a registration nor an account has it. */
  show: read({
    id: 'API-504',
    client: 'general',
    path: 'staff/person/show',
    access: 'support',
    input: z.strictObject({ person: requiredText(PERSON_WORDS_MAX), reason }),
    output: z.extend(person, {
      /** How much of the buyer is stored; null without a buyer's account. */
      summary: z.nullable(accountDataSummary),
      mails: z.object({ sent: z.int(), waiting: z.int(), postponed: z.int(), failed: z.int() }),
    }),
    requirements: ['D-94'],
  }),
  /** The emails to an address, the newest first, 20 a page, with what became of each. */
  mails: read({
    id: 'API-505',
    client: 'general',
    path: 'staff/person/mails',
    access: 'support',
    input: z.strictObject({ email, pageNo, reason }),
    output: page(mail),
    requirements: ['D-94', 'REL-07'],
  }),
};
