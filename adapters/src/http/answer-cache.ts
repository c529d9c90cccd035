import type { GatewayError } from '@fairhall/core/contract/error';
import type { CancelSignal } from '@fairhall/core/ports/cancel-signal';
import type { Clock } from '@fairhall/core/ports/clock';
import { err, type Result } from '@fairhall/core/result';
import { createLruCache } from './lru-cache.ts';
import { CANCELLED } from './with-timeout.ts';

/** How long an answer is served to equal reads where their call names no time of its own, in milliseconds. A-28 */
export const SHARING_MS = 10_000;

type Answer<Value> = Result<Value, GatewayError>;
type Send<Value> = (signal: CancelSignal) => Promise<Answer<Value>>;

interface Pending<Value> {
  readonly answer: Promise<Answer<Value>>;
  readonly controller: AbortController;
  callers: number;
}

interface Entry<Value> {
  readonly pending?: Pending<Value>;
  readonly kept?: { readonly answer: Answer<Value>; readonly since: number };
}

/** Answers of reads, each for all callers that ask for the same. */
export interface AnswerCache<Value> {
  /** The cached answer, the one of a request that is under way, or that of `send`. Only successes are cached, frozen. */
  share(key: string, lifeMs: number, signal: CancelSignal | undefined, send: Send<Value>): Promise<Answer<Value>>;
  /** Caches the answer of a call that was sent without asking the cache. */
  keep(key: string, answer: Answer<Value>): void;
  clear(): void;
}

/**
 * A cache of so many answers, 500 unless told otherwise; the least recently used one goes first. A request that several
 * callers wait for is aborted only when the last of them has left. REL-17
 */
export function createAnswerCache<Value>(clock: Clock, limit = 500): AnswerCache<Value> {
  const entries = createLruCache<Entry<Value>>(limit);

  function keep(key: string, answer: Answer<Value>): void {
    if (answer.ok) entries.put(key, { kept: { answer: frozen(answer), since: clock.now() } });
  }

  function dropIfPending(key: string, pending: Pending<Value>): boolean {
    const isPending = entries.get(key)?.pending === pending;
    if (isPending) entries.drop(key);
    return isPending;
  }

  function start(key: string, send: Send<Value>): Pending<Value> {
    const pending = startPending(send);
    entries.put(key, { pending });
    const settle = (answer?: Answer<Value>) => {
      if (dropIfPending(key, pending) && answer !== undefined) keep(key, answer);
    };
    pending.answer.then(settle, () => settle());
    return pending;
  }

  return {
    share(key, lifeMs, signal, send) {
      if (signal?.aborted) return Promise.resolve(err(CANCELLED));
      const { kept, pending } = entries.get(key) ?? {};
      if (kept && isAlive(clock.now() - kept.since, lifeMs)) return Promise.resolve(kept.answer);
      const joined = pending ?? start(key, send);
      return join(joined, signal, () => dropIfPending(key, joined));
    },
    keep,
    clear: entries.clear,
  };
}

function startPending<Value>(send: Send<Value>): Pending<Value> {
  const controller = new AbortController();
  return { answer: send(controller.signal), controller, callers: 0 };
}

/** An age below zero means that the clock was set back; the answer then counts as too old. */
const isAlive = (age: number, lifeMs: number): boolean => age >= 0 && age < lifeMs;

/** The answer of a request under way, or a cancellation as soon as this caller leaves. */
function join<Value>(pending: Pending<Value>, signal: CancelSignal | undefined, drop: () => void) {
  pending.callers += 1;
  if (signal === undefined) return pending.answer;
  return new Promise<Answer<Value>>((resolve, reject) => {
    const leave = () => {
      signal.removeEventListener('abort', leave);
      resolve(err(CANCELLED));
      pending.callers -= 1;
      if (pending.callers > 0) return;
      drop();
      pending.controller.abort();
    };
    signal.addEventListener('abort', leave);
    pending.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/** The same value, so that one caller cannot change what another is given. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}
