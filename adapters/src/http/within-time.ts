import { type GatewayError, gatewayError } from '@fairhall/core/contract/error';
import type { CancelSignal } from '@fairhall/core/ports/cancel-signal';
import type { Timer } from '@fairhall/core/ports/timer';
import { err, type Result } from '@fairhall/core/result';

/** The answer to a caller that has left: nobody shows it. */
export const CANCELLED: GatewayError = gatewayError('NETWORK_ERROR', 'cancelled');

/** When a work has to end. */
export interface Limits {
  /** Milliseconds for all that the work does; null waits for ever. */
  readonly timeoutMs: number | null;
  readonly signal?: CancelSignal | undefined;
}

/** Does work that may take so long and no longer, and that ends when its caller leaves. A-29 */
export function withinTime<Value>(
  timer: Timer,
  { timeoutMs, signal }: Limits,
  work: (signal: AbortSignal) => Promise<Result<Value, GatewayError>>,
): Promise<Result<Value, GatewayError>> {
  if (signal?.aborted) return Promise.resolve(err(CANCELLED));
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const settle = (outcome: Result<Value, GatewayError>) => {
      if (timeout !== undefined) timer.clearTimeout(timeout);
      signal?.removeEventListener('abort', cancel);
      resolve(outcome);
    };
    const stop = (error: GatewayError) => {
      settle(err(error));
      controller.abort();
    };
    const cancel = () => stop(CANCELLED);
    const timeout = timeoutMs === null ? undefined : timer.setTimeout(() => stop(gatewayError('TIME_OUT')), timeoutMs);
    signal?.addEventListener('abort', cancel);
    work(controller.signal).then(settle, reject);
  });
}
