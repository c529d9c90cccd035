import type { InputOf } from '../contract/call.ts';
import type { cart } from '../contract/cart.ts';
import type { GatewayError } from '../contract/error.ts';
import type { rfq } from '../contract/rfq.ts';

/**
 * The submits that only a buyer may make, and that therefore wait for a login when a visitor makes them.
 *
 */
export const DEFERRED_KINDS = ['NormalCartSubmit', 'RFQSubmit', 'MeetingSubmit'] as const;
export type DeferredKind = (typeof DEFERRED_KINDS)[number];

/**
 * What a meeting request sends. Its fields stand here because the contract has no call for it until meetings are built.
 */
export interface MeetingRequest {
  readonly supplierId: string;
  readonly subject: string;
  readonly date: string;
  readonly slot: string;
  readonly remark?: string | undefined;
  readonly exhibitionId?: string | undefined;
}

/** What each kind sends as its call's `data`. */
export interface DeferredPayloads {
  /** Without `purchaserContactId`, which is known only after the login. */
  readonly NormalCartSubmit: Omit<InputOf<typeof cart.submitList>, 'purchaserContactId'>;
  readonly RFQSubmit: InputOf<typeof rfq.submitNew>;
  readonly MeetingSubmit: MeetingRequest;
}

/** How a task that needs a login ended. */
export type TaskOutcome =
  /** It was sent, once. `answer` is what the call answered. */
  | { readonly kind: 'sent'; readonly answer: unknown }
  /** It was refused or never answered; the task is gone, the draft stays. */
  | { readonly kind: 'failed'; readonly error: GatewayError }
  /** The person closed the login, or sent something else in its place; the task is gone, the draft stays. */
  | { readonly kind: 'dismissed' }
  /**
   * The visitor is being taken to a login on another page or in the native app; the task stays stored and runs after
   * it.
   */
  | { readonly kind: 'leaving' };

/** What a form hands over to be sent. */
export interface DeferrableTask<Kind extends DeferredKind = DeferredKind> {
  readonly kind: Kind;
  readonly payload: DeferredPayloads[Kind];
  /**
   * A UUID made when the person presses send, and kept when that press is repeated, so that the gateway counts both as
   * one (REL-01).
   */
  readonly idempotencyKey: string;
}

/**
 * Sends what only a buyer may send. With a token it goes at once; without one the task is stored, the login is asked for
 * by modal or by route as the page's route says, and it goes by itself afterwards. 
 */
export interface Deferral {
  submit<Kind extends DeferredKind>(task: DeferrableTask<Kind>): Promise<TaskOutcome>;
}
