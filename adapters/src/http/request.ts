import type { GatewayError } from '@fairhall/core/contract/error';
import type { Clock } from '@fairhall/core/ports/clock';
import type { Timer } from '@fairhall/core/ports/timer';
import { err, type Result } from '@fairhall/core/result';
import { createExchange, type Exchange, type Fetch, type Incoming, type Outgoing } from './exchange.ts';
import { CANCEL_ERROR, type Limits, withTimeout } from './with-timeout.ts';

/** How long a call may take, in milliseconds, all its tries together.  A-29 */
export const REQUEST_TIMEOUT = { browser: 30_000, server: 8_888 } as const;

/** Longest waits before the second to the sixth try, in milliseconds; the real ones are drawn between 0 and these. REL-05 */
const RETRY_DELAYS_MS: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000];

const RETRY_STATUSES: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);

/** What requests are made with. */
export interface RequestOptions {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly timer: Timer;
  /** A number from 0 up to 1 that spreads the tries of many clients. */
  readonly random?: (() => number) | undefined;
  readonly retryDelaysMs?: readonly number[] | undefined;
  /** How a request is sent and its answer read; by `fetch` when absent. */
  readonly exchange?: Exchange | undefined;
  /** Told after each try that was not given up: whether anything answered. REL-19 */
  readonly onReached?: ((isReached: boolean) => void) | undefined;
}

type Outcome = Result<Incoming, GatewayError>;
/** A request with all its tries. Failures are values. */
export type Request = (outgoing: Outgoing, limits: Limits & { readonly retry: boolean }) => Promise<Outcome>;

/**
 * The only way to the network: every call of every client goes through the function that this makes.
 *
 * ofetch sends and reads, and its own retry and time-out are off. Its time-out is for one try, and is ignored where a
 * signal is given; ours is for all tries together. It waits between tries by the platform's timer, which tests cannot move,
 * cannot be cancelled while it waits, and takes a broken line for a 500, which is final here.
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
 * How long to wait before the next try, in milliseconds; undefined where none follows: the answer is final, or names a
 * longer wait than ours.
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
