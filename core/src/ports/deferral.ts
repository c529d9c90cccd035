import type { InputOf } from '../contract/call.ts';
import type { cart } from '../contract/cart.ts';
import type { GatewayError } from '../contract/error.ts';
import type { rfq } from '../contract/rfq.ts';

/** What may have to wait for a login.   */
export const DEFERRED_KINDS = ['NormalCartSubmit', 'RFQSubmit', 'MeetingSubmit'] as const;
export type DeferredKind = (typeof DEFERRED_KINDS)[number];

/** A request for a meeting as it waits; its call comes with the meetings. */
export interface MeetingRequest {
  readonly supplierId: string;
  readonly subject: string;
  readonly date: string;
  readonly slot: string;
  readonly remark?: string | undefined;
  readonly exhibitionId?: string | undefined;
}

/** The data of each kind's call. */
export interface DeferredPayloads {
  /** Without the contact's id, which is known after the login. */
  readonly NormalCartSubmit: Omit<InputOf<typeof cart.submitList>, 'purchaserContactId'>;
  readonly RFQSubmit: InputOf<typeof rfq.submitNew>;
  readonly MeetingSubmit: MeetingRequest;
}

/** How a task that needs a login ended. */
export type TaskOutcome =
  /** It was sent, once. `answer` is the call's own. */
  | { readonly kind: 'sent'; readonly answer: unknown }
  /** It was refused or never answered; the task is gone, the draft stays. */
  | { readonly kind: 'failed'; readonly error: GatewayError }
  /** The person closed the login, or sent something else in its place; the task is gone, the draft stays. */
  | { readonly kind: 'dismissed' }
  /** The login is on another page or in the app around this one, and the task runs after it. */
  | { readonly kind: 'leaving' };

/** What a form hands over. The key is made by the person's act, and kept when the same act is tried again. */
export interface DeferrableTask<Kind extends DeferredKind = DeferredKind> {
  readonly kind: Kind;
  readonly payload: DeferredPayloads[Kind];
  /** A UUID. */
  readonly idempotencyKey: string;
}

/**
 * Sends what only a buyer may send. With a token it goes at once; without one the task is stored, the login is asked for
 * by modal or by route as the page's route says, and it goes by itself afterwards. 
 */
export interface Deferral {
  submit<Kind extends DeferredKind>(task: DeferrableTask<Kind>): Promise<TaskOutcome>;
}
