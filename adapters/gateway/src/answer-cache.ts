import { LRUCache } from 'lru-cache';
import { watchCache } from './operations/gauges.ts';

/** Answers that many pages ask for alike, kept until something tells that they are others now. */
export interface AnswerCache {
  /** The place of an answer; undefined where answers of the call are not kept, or nobody can tell now whether they change. */
  getSlot(question: AnswerCacheKey): AnswerCacheSlot | undefined;
}

/** What an answer that is kept depends on, and on nothing else. */
export interface AnswerCacheKey {
  /** The call's dotted name. */
  readonly call: string;
  readonly lang: string;
  /** As the call's schema has read it. */
  readonly input: unknown;
}

export interface AnswerCacheSlot {
  /** The text that is kept; undefined where it has to be made. */
  readonly text: string | undefined;
  /** Keeps one that was made after this place was asked for. */
  store(text: string): void;
}

export interface AnswerCacheOptions {
  /** The calls whose answers are kept, by their dotted names. */
  readonly calls: ReadonlySet<string>;
  /** Which state the answers of a branch are in; undefined where nobody can say. */
  readonly stateOf: (branch: string) => string | undefined;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

interface Entry {
  readonly text: string;
  readonly state: string;
}

/** As long as a page is kept at most, in milliseconds. */
const CACHE_LIFE_MS = 30_000;
/** Of all texts and their names together, in bytes. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * The state is read before an answer is made and kept beside it, so that what changes in between counts as changed: an
 * answer of an older state is never given again. A-58
 */
export function createAnswerCache({ calls, stateOf, now = Date.now }: AnswerCacheOptions): AnswerCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    ttl: CACHE_LIFE_MS,
    ttlResolution: 0,
    perf: { now },
    sizeCalculation: ({ text }, name) => 2 * (text.length + name.length) + 64,
  });
  watchCache('answers', () => ({ entries: entries.size, bytes: entries.calculatedSize }));
  return {
    getSlot({ call, lang, input }) {
      if (!calls.has(call)) return undefined;
      const state = stateOf(call.slice(0, call.indexOf('.')));
      if (state === undefined) return undefined;
      const name = `${call} ${lang} ${JSON.stringify(input)}`;
      const entry = entries.get(name);
      return {
        text: entry?.state === state ? entry.text : undefined,
        store: (text) => void entries.set(name, { text, state }),
      };
    },
  };
}
