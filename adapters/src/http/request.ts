import type { GatewayError } from '@fairhall/core/contract/error';
import type { Clock } from '@fairhall/core/ports/clock';
import type { Timer } from '@fairhall/core/ports/timer';
import { err, type Result } from '@fairhall/core/result';
import { createExchange, type Exchange, type Fetch, type Incoming, type Outgoing } from './exchange.ts';
import { CANCEL_ERROR, type Limits, withTimeout } from './with-timeout.ts';

/** Time-out of a call with all its tries together, in milliseconds.  A-29 */
export const REQUEST_TIMEOUT = { browser: 30_000, server: 8_888 } as const;

/**
 * Maximum waits before the second to the sixth try, in milliseconds; the actual wait is random between 0 and this.
 * REL-05
 */
const RETRY_DELAYS_MS: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000];

const RETRY_STATUSES: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/** The dependencies and limits of requests. */
export interface RequestOptions {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly timer: Timer;
  /** Returns a number from 0 (inclusive) to 1 (exclusive), which spreads the retries of many clients. */
  readonly random?: (() => number) | undefined;
  readonly retryDelaysMs?: readonly number[] | undefined;
  /** Sends a request and reads its response; uses `fetch` when absent. */
  readonly exchange?: Exchange | undefined;
  /** Called after each try that was not cancelled, with whether a response arrived. REL-19 */
  readonly onReached?: ((isReached: boolean) => void) | undefined;
}

type Outcome = Result<Incoming, GatewayError>;
/** A request with all its tries. Failures are values. */
export type Request = (outgoing: Outgoing, limits: Limits & { readonly retry: boolean }) => Promise<Outcome>;

/**
 * Creates the only function that reaches the network: every call of every client uses it.
 *
 * ofetch sends and reads; its own retry and time-out are off. Its time-out is for one try and is ignored if a signal is
 * given; ours is for all tries together. Its wait between tries uses the platform's timer, which tests cannot control,
 * and cannot be cancelled; and it treats a broken connection as a 500, which is final here.
 */
export function createRequest(options: RequestOptions): Request {
  const send = options.exchange ?? createExchange(options.fetch, options.clock);
  const sendOnce: Exchange = async (outgoing, signal) => {
    const outcome = await send(outgoing, signal);
    if (!signal.aborted) options.onReached?.(outcome.ok);
    return outcome;
  };
  const delays = options.retryDelaysMs ?? RETRY_DELAYS_MS;
  return (outgoing, { retry, ...limits }) =>
    withTimeout(options.timer, limits, async (signal) => {
      let outcome = await sendOnce(outgoing, signal);
      for (let tries = 0; retry; tries += 1) {
        const wait = waitBeforeRetry(outcome, delays, tries, options.random ?? Math.random);
        if (wait === undefined) break;
        await waitFor(options.timer, wait, signal);
        if (signal.aborted) return err(CANCEL_ERROR);
        outcome = await sendOnce(outgoing, signal);
      }
      return outcome;
    });
}

/**
 * Milliseconds until the next try; undefined if there is none, because the response is final or asks for a longer wait
 * than ours.
 */
function waitBeforeRetry(outcome: Outcome, delays: readonly number[], tries: number, random: () => number) {
  if (outcome.ok && !RETRY_STATUSES.has(outcome.value.status)) return undefined;
  const retryAfterMs = outcome.ok ? (outcome.value.retryAfterSeconds ?? 0) * 1000 : 0;
  const longest = delays[tries];
  if (longest === undefined || retryAfterMs > Math.max(...delays)) return undefined;
  return Math.max(random() * longest, retryAfterMs);
}

function waitFor(timer: Timer, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      timer.clearTimeout(timeout);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timeout = timer.setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
