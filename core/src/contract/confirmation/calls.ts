import * as z from 'zod/mini';
import { loginPassword } from '../account/personal-data.ts';
import { read, submit } from '../call.ts';
import { text, time } from '../fields.ts';

/** Maximum number of listed items that wait for an address to be confirmed. */
export const PENDING_MAX = 100;

const token = text(200);
const idList = z.array(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))).check(z.maxLength(PENDING_MAX));

/** An item that was sent from an unconfirmed address and is delivered once the address is confirmed. */
const itemWaiting = z.object({
  kind: z.enum(['enquiry', 'request']),
  id: z.string(),
  /** The name of the item's product, supplier or exhibition. */
  name: z.string(),
  /** The receiving supplier; '' for a request for quotation. */
  supplierName: z.string(),
  createTime: time,
});

export type WaitingItem = z.output<typeof itemWaiting>;

const countFields = z.object({ enquiries: z.int(), requests: z.int() });

const confirmResult = z.object({
  /**
   * `password`: the person is not logged in and must enter the password; `otherAccount`: the logged-in buyer has
   * another address; `over`: the link was used, has expired or is unknown.
   */
  state: z.enum(['confirmed', 'password', 'otherAccount', 'over']),
  /** The address to which the link was sent; '' for an unknown link. */
  email: z.string(),
  /** Whether this confirmed a buyer's account. */
  isAccount: z.boolean(),
  /** Counts of the items that were sent because the address is now confirmed. */
  sent: countFields,
  /** Items that other accounts or browsers sent from this address. */
  waiting: z.array(itemWaiting),
  /** Whether the person can request a new link with this expired one. */
  canSendAgain: z.boolean(),
  /** The enquiry that the link belongs to, and the signature that gives access to its thread. D-95 */
  thread: z.optional(z.object({ enquiryId: z.string(), sign: z.string() })),
});

export type ConfirmationResult = z.output<typeof confirmResult>;

/**
 * The result of requesting a new confirmation link. `earlier`: the limit is reached, and the latest link is still
 * valid; `denied`: a reader of the address has reported that the account is not theirs.
 */
export const SEND_AGAIN_STATES = ['queued', 'earlier', 'confirmed', 'denied'] as const;

export const confirmation = {
  /**
   * Confirms the address to which a link was sent. The link belongs to an enquiry, or to a buyer's account; the buyer
   * must then be logged in or enter the password. Items that the same account or browser sent from this address are
   * then delivered. '1004' wrong password. D-19
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
   * Whether the buyer's address is confirmed, and the items that wait for it. A link that was used within the last hour
   * also works without a login. Empty for a guest; '404' for any other link. THR-29
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
  /** Sends or removes items that wait for an address, for callers who may list them. Other ids are ignored. */
  settle: submit({
    id: 'API-407',
    client: 'micro',
    path: 'blade-purchaser/confirmation/settle',
    access: 'visitor',
    input: z.strictObject({ token: z.optional(token), confirm: idList, remove: idList }),
    output: z.object({ sent: countFields, removed: z.int(), waiting: z.array(itemWaiting) }),
    requirements: ['R-2.060'],
  }),
  /**
   * Emails a new link to the address of the buyer's account, or to that of an expired link. '404' for an unknown link.
   */
  sendAgain: submit({
    id: 'API-408',
    client: 'micro',
    path: 'blade-purchaser/confirmation/sendAgain',
    access: 'visitor',
    input: z.strictObject({ token: z.optional(token) }),
    output: z.object({ state: z.enum(SEND_AGAIN_STATES), email: z.string() }),
    requirements: ['R-2.060'],
  }),
  /**
   * Reports that the account of a link is not the reader's: its links become invalid, and the address gets no more
   * links. '404' for a link that is used, expired or unknown.
   */
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
