import type { GatewayError } from '@fairhall/core/contract/error';
import type { CancelSignal } from '@fairhall/core/ports/cancel-signal';
import type { Clock } from '@fairhall/core/ports/clock';
import { err, type Result } from '@fairhall/core/result';
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

export interface KeptAnswers<Value> {
  /** The kept answer, the one under way, or a new one. Only successes are kept, frozen; the oldest go first. */
  share(key: string, lifeMs: number, signal: CancelSignal | undefined, ask: Ask<Value>): Promise<Answer<Value>>;
  /** Keeps an answer that was asked for past the kept ones. */
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
  const entries = new Map<string, Entry<Value>>();

  function put(key: string, entry: Entry<Value>): void {
    entries.delete(key);
    entries.set(key, entry);
    const oldest = entries.keys().next().value;
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
  }

  function start(key: string, ask: Ask<Value>): Pending<Value> {
    const controller = new AbortController();
    const answer = ask(controller.signal).then((given) => {
      if (entries.get(key)?.pending !== pending) return given;
      entries.delete(key);
      if (given.ok) put(key, { kept: { answer: freeze(given), since: clock.now() } });
      return given;
    });
    const pending: Pending<Value> = { answer, controller, callers: 0 };
    put(key, { pending });
    return pending;
  }

  function leave(key: string, pending: Pending<Value>): void {
    pending.callers -= 1;
    if (pending.callers > 0) return;
    if (entries.get(key)?.pending === pending) entries.delete(key);
    pending.controller.abort();
  }

  return {
    share(key, lifeMs, signal, ask) {
      if (signal?.aborted) return Promise.resolve(err(CANCELLED));
      const entry = entries.get(key);
      if (entry?.kept && isAlive(clock.now() - entry.kept.since, lifeMs)) {
        put(key, entry);
        return Promise.resolve(entry.kept.answer);
      }
      const pending = entry?.pending ?? start(key, ask);
      pending.callers += 1;
      return signal === undefined ? pending.answer : untilAborted(pending.answer, signal, () => leave(key, pending));
    },
    keep(key, answer) {
      if (answer.ok) put(key, { kept: { answer: freeze(answer), since: clock.now() } });
    },
    forget: () => entries.clear(),
  };
}

/** A clock that was set back makes an answer old, not young. */
const isAlive = (age: number, lifeMs: number): boolean => age >= 0 && age < lifeMs;

function untilAborted<Value>(
  answer: Promise<Answer<Value>>,
  signal: CancelSignal,
  leave: () => void,
): Promise<Answer<Value>> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      signal.removeEventListener('abort', cancel);
      leave();
      resolve(err(CANCELLED));
    };
    signal.addEventListener('abort', cancel);
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel));
  });
}

/** The same value, so that one caller cannot change what another is given. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}
