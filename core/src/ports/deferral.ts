import type * as z from 'zod/mini';
import type { GatewayError } from '../contract/error.ts';
import type { Result } from '../result.ts';
import type { Link } from '../routes/link.ts';
import type { CancelSignal } from './cancel-signal.ts';
import type { Message } from './texts.ts';

/** The outcome of a task that needs a login. */
export type TaskOutcome =
  /** The task was sent, once. `answer` is the value that the call returned. */
  | { readonly kind: 'sent'; readonly answer: unknown }
  /** The call was rejected or got no response; the task is removed, the draft stays. */
  | { readonly kind: 'failed'; readonly error: GatewayError }
  /** The person closed the login, or sent something else instead; the task is removed, the draft stays. */
  | { readonly kind: 'dismissed' }
  /**
   * The app has sent the visitor to a login on another page or in the native app; the task stays stored and runs after
   * the login.
   */
  | { readonly kind: 'leaving' };

/** The task that a form submits. Create it with `toDeferrableTask`, which ties the payload's type to the kind. */
export interface DeferrableTask {
  readonly kind: string;
  readonly payload: unknown;
  /**
   * A UUID created when the person presses send. A repeated press keeps it, so that the gateway counts both as one
   * (REL-01).
   */
  readonly idempotencyKey: string;
}

/**
 * Sends a task that requires a buyer. With a token it is sent at once. Without one it is stored, the login opens as a
 * modal or a page (as the current route configures), and the task is sent after the login. 
 *
 */
export interface Deferral {
  submit(task: DeferrableTask): Promise<TaskOutcome>;
}

export interface RunOptions {
  readonly idempotencyKey: string;
  readonly signal: CancelSignal;
}

/**
 * The definition of one kind of task that may have to wait for a login. A feature exports it from its `deferred.ts`;
 * the app lists them all. Devices store `kind` and the payload, so neither may change shape.
 */
export interface DeferredKind<Payload = unknown, Ports = never> {
  readonly kind: string;
  readonly payload: z.ZodMiniType<Payload>;
  /** Makes the call. */
  run(ports: Ports, payload: Payload, options: RunOptions): Promise<Result<unknown, GatewayError>>;
  /**
   * Removes the draft that was sent under this key once the gateway has it, even if its form is no longer open. A-21
   */
  forget(ports: Ports, payload: Payload, idempotencyKey: string): void;
  /** Why a login is needed, shown at the login. */
  readonly reason: Message;
  /**
   * The messages shown if the form is no longer open: while the task waits for a login, after it ended, and the link to
   * its page after a failure.
   */
  readonly words: {
    readonly waiting: Message;
    readonly sent: Message;
    readonly failed: Message;
    readonly back: Message;
  };
  /** Link to the sent record; null if it has no page. */
  link(answer: unknown, payload: Payload): Link | null;
  /** The email address in the payload, so that the login does not ask for it again; null if there is none. */
  email(payload: Payload): string | null;
}

export const toDeferrableTask = <Payload>(
  { kind }: Pick<DeferredKind<Payload>, 'kind' | 'payload'>,
  payload: NoInfer<Payload>,
  idempotencyKey: string,
): DeferrableTask => ({ kind, payload, idempotencyKey });
