import * as z from 'zod/mini';
import { isCleanText, time } from '../fields.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './limits.ts';

/** Passwords are taken as they are: never trimmed, in any script.   */
export const loginPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX), z.refine(isCleanText, 'text'));
export const newPassword = z
  .string()
  .check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX), z.refine(isCleanText, 'text'));

/** How much of a buyer is kept. What was delivered to suppliers stays with them when the account goes: the last two. */
export const personalDataSummary = z.object({
  requests: z.int(),
  orders: z.int(),
  files: z.int(),
  cartProducts: z.int(),
  follows: z.int(),
  /** Exhibitions that she is registered for. */
  preregistrations: z.int(),
  sessions: z.int(),
  /** Enquiries that no supplier has got. */
  unsentEnquiries: z.int(),
  enquiries: z.int(),
  /** What she wrote in those. */
  messages: z.int(),
});

export type PersonalDataSummary = z.output<typeof personalDataSummary>;

/** What was erased and what stays, and when. Nothing in it tells whose it was. */
export const receipt = z.extend(personalDataSummary, { time });

export type ErasureReceipt = z.output<typeof receipt>;

/** A login that is open on some device. */
export const session = z.object({
  sessionId: z.string(),
  /** Browser and system, as "Chrome, Windows"; '' where nothing is known. */
  device: z.string(),
  /** When it began. */
  createTime: time,
  /** Until when it is good. */
  endTime: time,
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
});
