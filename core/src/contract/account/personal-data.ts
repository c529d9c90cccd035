import * as z from 'zod/mini';
import { isCleanText, time } from '../fields.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';

/** Passwords are used as typed: never trimmed, in any script.   */
export const loginPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX), z.refine(isCleanText, 'text'));
export const passwordToSet = z
  .string()
  .check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX), z.refine(isCleanText, 'text'));

/**
 * Counts of a buyer's stored records. The last two count content delivered to suppliers, which stays with them after an
 * erasure.
 */
export const accountDataSummary = z.object({
  requests: z.int(),
  orders: z.int(),
  files: z.int(),
  cartProducts: z.int(),
  follows: z.int(),
  /** The buyer's registrations for exhibitions. */
  preregistrations: z.int(),
  sessions: z.int(),
  /** Enquiries that were not delivered to any supplier. */
  unsentEnquiries: z.int(),
  enquiries: z.int(),
  /** Messages that the buyer wrote in those enquiries. */
  messages: z.int(),
});

export type PersonalDataSummary = z.output<typeof accountDataSummary>;

/** Counts of erased and retained records, and the time of the erasure. It does not identify the person. */
export const receipt = z.extend(accountDataSummary, { time });

export type ErasureReceipt = z.output<typeof receipt>;

/** An active login on a device. */
export const session = z.object({
  sessionId: z.string(),
  /** Browser and system, such as "Chrome, Windows"; '' if unknown. */
  device: z.string(),
  /** Start of the login. */
  createTime: time,
  /** Expiry of the login. */
  endTime: time,
  /** Whether this is the session of the request. */
  isThis: z.boolean(),
});
