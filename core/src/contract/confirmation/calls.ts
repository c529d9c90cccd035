import * as z from 'zod/mini';
import { loginPassword } from '../account/personal-data.ts';
import { read, submit } from '../call.ts';
import { text, time } from '../fields.ts';

/** How many things that wait for an address are listed at once. */
export const PENDING_MAX = 100;

const token = text(200);
const idList = z.array(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))).check(z.maxLength(PENDING_MAX));

/** Something that was sent under an address and reaches nobody before the address is confirmed. */
const itemWaiting = z.object({
  kind: z.enum(['enquiry', 'request']),
  id: z.string(),
  /** What it is about: a product, a supplier or an exhibition. */
  name: z.string(),
  /** To whom it goes; '' for a request for quotation. */
  supplierName: z.string(),
  createTime: time,
});

export type WaitingItem = z.output<typeof itemWaiting>;

const countFields = z.object({ enquiries: z.int(), requests: z.int() });

const confirmResult = z.object({
  /**
   * `password`: opened without a login; `otherAccount`: the buyer who is logged in has another address; `over`: used,
   * expired or unknown.
   */
  state: z.enum(['confirmed', 'password', 'otherAccount', 'over']),
  /** The address that the link was mailed to; '' where the link is unknown. */
  email: z.string(),
  /** Whether this confirmed a buyer's account. */
  isAccount: z.boolean(),
  /** What went off because the address is confirmed. */
  sent: countFields,
  /** What others sent under this address. */
  waiting: z.array(itemWaiting),
  /** Whether a new link can be asked for with this one, which is over. */
  canSendAgain: z.boolean(),
  /** The enquiry whose link it was, and the sign with which its thread is read. D-95 */
  thread: z.optional(z.object({ enquiryId: z.string(), sign: z.string() })),
});

export type ConfirmationResult = z.output<typeof confirmResult>;

/**
 * How sending a new confirmation link ended. `earlier`: enough were sent, and the latest is good still; `denied`: a reader
 * of the address said that the account is not theirs.
 */
export const SEND_AGAIN_STATES = ['queued', 'earlier', 'confirmed', 'denied'] as const;

export const confirmation = {
  /**
   * Confirms the address that a link was mailed to: of a buyer's account, which has to be logged in or give its password, or
   * of an enquiry. What the same account or browser sent under that address goes off. '1004' wrong password. D-19
   */
  confirm: submit({
    id: 'API-405',
    client: 'micro',
    path: 'blade-purchaser/confirmation/confirm',
    access: 'visitor',
    ownTransaction: true,
    input: z.strictObject({ token, password: z.optional(loginPassword) }),
    output: confirmResult,
    requirements: ['R-2.060'],
  }),
  /**
   * Whether the buyer's address is confirmed, and what still waits for it; by a link that was used within the last hour also
   * without a login. Nothing for a guest; '404' for any other link. THR-29
   */
  waiting: read({
    id: 'API-406',
    client: 'micro',
    path: 'blade-purchaser/confirmation/waiting',
    access: 'visitor',
    input: z.strictObject({ token: z.optional(token) }),
    output: z.object({ email: z.string(), isConfirmed: z.boolean(), waiting: z.array(itemWaiting) }),
    cacheMs: 0,
    requirements: ['R-2.060'],
  }),
  /** Sends off or removes what waits for an address, for those who may list it. What is not in the list is left alone. */
  settle: submit({
    id: 'API-407',
    client: 'micro',
    path: 'blade-purchaser/confirmation/settle',
    access: 'visitor',
    input: z.strictObject({ token: z.optional(token), confirm: idList, remove: idList }),
    output: z.object({ sent: countFields, removed: z.int(), waiting: z.array(itemWaiting) }),
    requirements: ['R-2.060'],
  }),
  /** Mails a new link to the address of the buyer's account, or to that of a link which is over. '404' for an unknown link. */
  sendAgain: submit({
    id: 'API-408',
    client: 'micro',
    path: 'blade-purchaser/confirmation/sendAgain',
    access: 'visitor',
    input: z.strictObject({ token: z.optional(token) }),
    output: z.object({ state: z.enum(SEND_AGAIN_STATES), email: z.string() }),
    requirements: ['R-2.060'],
  }),
  /** Says that the account of a link is not the reader's: its links are void, and it gets no more of them. '404' once over. */
  reject: submit({
    id: 'API-409',
    client: 'micro',
    path: 'blade-purchaser/confirmation/reject',
    access: 'visitor',
    input: z.strictObject({ token }),
    output: z.literal(true),
    requirements: ['R-2.060'],
  }),
};
