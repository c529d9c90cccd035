import type { GatewayError } from '@fairhall/core/contract/error';
import type { CancelSignal } from '@fairhall/core/ports/cancel-signal';
import type { Clock } from '@fairhall/core/ports/clock';
import { err, type Result } from '@fairhall/core/result';
import { createLruCache } from './lru-cache.ts';
import { CANCEL_ERROR } from './with-timeout.ts';

/** Milliseconds for which a response is cached if its call has no time of its own. A-28 */
export const CACHE_MS = 10_000;

type Answer<Value> = Result<Value, GatewayError>;
type Send<Value> = (signal: CancelSignal) => Promise<Answer<Value>>;

interface Pending<Value> {
  readonly answer: Promise<Answer<Value>>;
  readonly controller: AbortController;
  callers: number;
}

interface Entry<Value> {
  readonly pending?: Pending<Value>;
  readonly cached?: { readonly answer: Answer<Value>; readonly since: number };
}

/** Caches responses of read calls, and shares one request among concurrent callers with the same key. */
export interface AnswerCache<Value> {
  /** Returns the cached response, that of a pending request, or that of `send`. Only successes are cached, frozen. */
  share(key: string, lifeMs: number, signal: CancelSignal | undefined, send: Send<Value>): Promise<Answer<Value>>;
  /** Caches the response of a call that bypassed the cache. */
  store(key: string, answer: Answer<Value>): void;
  clear(): void;
}

/**
 * Creates a cache with at most `limit` responses, which evicts the least recently used. A request that several callers
 * wait for is aborted only when the last of them has cancelled. REL-17
 */
export function createAnswerCache<Value>(clock: Clock, limit = 500): AnswerCache<Value> {
  const entries = createLruCache<Entry<Value>>(limit);

  function storeAnswer(key: string, answer: Answer<Value>): void {
    if (answer.ok) entries.set(key, { cached: { answer: setReadOnly(answer), since: clock.now() } });
  }

  function dropIfPending(key: string, pending: Pending<Value>): boolean {
    const isPending = entries.get(key)?.pending === pending;
    if (isPending) entries.drop(key);
    return isPending;
  }

  function start(key: string, send: Send<Value>): Pending<Value> {
    const pending = startPending(send);
    entries.set(key, { pending });
    const finishPending = (answer?: Answer<Value>) => {
      if (dropIfPending(key, pending) && answer !== undefined) storeAnswer(key, answer);
    };
    pending.answer.then(finishPending, () => finishPending());
    return pending;
  }

  return {
    share(key, lifeMs, signal, send) {
      if (signal?.aborted) return Promise.resolve(err(CANCEL_ERROR));
      const { cached, pending } = entries.get(key) ?? {};
      if (cached && isAlive(clock.now() - cached.since, lifeMs)) return Promise.resolve(cached.answer);
      const joined = pending ?? start(key, send);
      return join(joined, signal, () => dropIfPending(key, joined));
    },
    store: storeAnswer,
    clear: entries.clear,
  };
}

function startPending<Value>(send: Send<Value>): Pending<Value> {
  const controller = new AbortController();
  return { answer: send(controller.signal), controller, callers: 0 };
}

/** A negative age means that the clock was set back; the response then counts as expired. */
const isAlive = (age: number, lifeMs: number): boolean => age >= 0 && age < lifeMs;

/** The response of a pending request, or a cancellation as soon as this caller cancels. */
function join<Value>(pending: Pending<Value>, signal: CancelSignal | undefined, drop: () => void) {
  pending.callers += 1;
  if (signal === undefined) return pending.answer;
  return new Promise<Answer<Value>>((resolve, reject) => {
    const leave = () => {
      signal.removeEventListener('abort', leave);
      resolve(err(CANCEL_ERROR));
      pending.callers -= 1;
      if (pending.callers > 0) return;
      drop();
      pending.controller.abort();
    };
    signal.addEventListener('abort', leave);
    pending.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/** Freezes the value, so that one caller cannot change what another receives. */
function setReadOnly<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) setReadOnly(member);
  return Object.freeze(value);
}
