import type * as z from 'zod/mini';
import type { GatewayError } from '../contract/error.ts';
import type { Result } from '../result.ts';
import type { Link } from '../routes/link.ts';
import type { CancelSignal } from './cancel-signal.ts';
import type { Message } from './texts.ts';

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

/** What a form hands over. Made by `deferrable`, so that kind and payload belong together. */
export interface DeferrableTask {
  readonly kind: string;
  readonly payload: unknown;
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
  submit(task: DeferrableTask): Promise<TaskOutcome>;
}

export interface RunOptions {
  readonly idempotencyKey: string;
  readonly signal: CancelSignal;
}

/**
 * All there is to know of one kind of act that may have to wait for a login. A feature exports one from its
 * `deferred.ts`; the app lists them. The name and the payload's shape stand in what devices keep.
 */
export interface DeferredKind<Payload = unknown, Ports = never> {
  readonly kind: string;
  readonly payload: z.ZodMiniType<Payload>;
  /** Its call. */
  run(ports: Ports, payload: Payload, options: RunOptions): Promise<Result<unknown, GatewayError>>;
  /** Drops what was written under this key once it has arrived, also where its form is no longer there to do so. A-21 */
  forget(ports: Ports, payload: Payload, idempotencyKey: string): void;
  /** Why the login is asked for. */
  readonly reason: Message;
  /** What is told where its form is no longer there. */
  readonly words: { readonly sent: Message; readonly failed: Message };
  /** Where to look at what was sent; null where nowhere. */
  link(answer: unknown): Link | null;
  /** The mail address in it, which nobody is asked for a second time; null where there is none. */
  email(payload: Payload): string | null;
}

export const toDeferrableTask = <Payload>(
  { kind }: Pick<DeferredKind<Payload>, 'kind' | 'payload'>,
  payload: NoInfer<Payload>,
  idempotencyKey: string,
): DeferrableTask => ({ kind, payload, idempotencyKey });
