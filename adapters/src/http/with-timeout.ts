import { type GatewayError, gatewayError } from '@fairhall/core/contract/error';
import type { CancelSignal } from '@fairhall/core/ports/cancel-signal';
import type { Timer } from '@fairhall/core/ports/timer';
import { err, type Result } from '@fairhall/core/result';

/** The error of a call that its caller cancelled; it is never shown. */
export const CANCEL_ERROR: GatewayError = gatewayError('NETWORK_ERROR', 'cancelled');

/** When to abort. */
export interface Limits {
  /** Milliseconds; null for no limit. */
  readonly timeoutMs: number | null;
  readonly signal?: CancelSignal | undefined;
}

/** Runs a task and aborts it with an error after a time-out or when its caller cancels. A-29 */
export function withTimeout<Value>(
  timer: Timer,
  { timeoutMs, signal }: Limits,
  work: (signal: AbortSignal) => Promise<Result<Value, GatewayError>>,
): Promise<Result<Value, GatewayError>> {
  if (signal?.aborted) return Promise.resolve(err(CANCEL_ERROR));
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const finish = (outcome: Result<Value, GatewayError>) => {
      if (timeout !== undefined) timer.clearTimeout(timeout);
      signal?.removeEventListener('abort', cancel);
      resolve(outcome);
    };
    const stop = (error: GatewayError) => {
      finish(err(error));
      controller.abort();
    };
    const cancel = () => stop(CANCEL_ERROR);
    const timeout = timeoutMs === null ? undefined : timer.setTimeout(() => stop(gatewayError('TIME_OUT')), timeoutMs);
    signal?.addEventListener('abort', cancel);
    work(controller.signal).then(finish, reject);
  });
}
