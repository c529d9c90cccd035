import type { GatewayError } from '@fairhall/core/contract/error';
import type { CancelSignal } from '@fairhall/core/ports/cancel-signal';
import type { Clock } from '@fairhall/core/ports/clock';
import { err, type Result } from '@fairhall/core/result';
import { createRecent } from './recent.ts';
import { CANCELLED } from './within-time.ts';

/** How long equal reads share an answer where their call says nothing else, in milliseconds. A-28 */
export const SHARING_MS = 10_000;

type Answer<Value> = Result<Value, GatewayError>;
type Ask<Value> = (signal: CancelSignal) => Promise<Answer<Value>>;

interface Pending<Value> {
  readonly answer: Promise<Answer<Value>>;
  readonly controller: AbortController;
  callers: number;
}

interface Entry<Value> {
  readonly pending?: Pending<Value>;
  readonly kept?: { readonly answer: Answer<Value>; readonly since: number };
}

/** Answers that several callers share. */
export interface KeptAnswers<Value> {
  /** The kept answer, the one under way, or a new one. Only successes are kept, frozen; the oldest go first. */
  share(key: string, lifeMs: number, signal: CancelSignal | undefined, ask: Ask<Value>): Promise<Answer<Value>>;
  /** Keeps the answer of a call that was made without looking here. */
  keep(key: string, answer: Answer<Value>): void;
  forget(): void;
}

export interface KeptAnswersOptions {
  readonly limit?: number;
  /** Makes an answer safe to be handed to several callers. */
  readonly freeze?: <Shared>(answer: Shared) => Shared;
}

/** Answers of reads by what was asked; a caller that leaves takes the request along only when it was the last. REL-17 */
export function createKeptAnswers<Value>(
  clock: Clock,
  { limit = 500, freeze = frozen }: KeptAnswersOptions = {},
): KeptAnswers<Value> {
  const entries = createRecent<Entry<Value>>(limit);

  function keep(key: string, answer: Answer<Value>): void {
    if (answer.ok) entries.put(key, { kept: { answer: freeze(answer), since: clock.now() } });
  }

  function dropIfPending(key: string, pending: Pending<Value>): boolean {
    const isPending = entries.get(key)?.pending === pending;
    if (isPending) entries.drop(key);
    return isPending;
  }

  function start(key: string, ask: Ask<Value>): Pending<Value> {
    const pending = startPending(ask);
    entries.put(key, { pending });
    const settle = (answer?: Answer<Value>) => {
      if (dropIfPending(key, pending) && answer !== undefined) keep(key, answer);
    };
    pending.answer.then(settle, () => settle());
    return pending;
  }

  return {
    share(key, lifeMs, signal, ask) {
      if (signal?.aborted) return Promise.resolve(err(CANCELLED));
      const { kept, pending } = entries.get(key) ?? {};
      if (kept && isAlive(clock.now() - kept.since, lifeMs)) return Promise.resolve(kept.answer);
      const joined = pending ?? start(key, ask);
      return join(joined, signal, () => dropIfPending(key, joined));
    },
    keep,
    forget: entries.clear,
  };
}

function startPending<Value>(ask: Ask<Value>): Pending<Value> {
  const controller = new AbortController();
  return { answer: ask(controller.signal), controller, callers: 0 };
}

/** A clock that was set back makes an answer old, not young. */
const isAlive = (age: number, lifeMs: number): boolean => age >= 0 && age < lifeMs;

/** The answer under way, until this caller leaves; the last to leave ends the request. */
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
