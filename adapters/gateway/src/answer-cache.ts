import { LRUCache } from 'lru-cache';
import { watchCache } from './operations/gauges.ts';

/** Cache of answers that are the same for many pages, until a change invalidates them. */
export interface AnswerCache {
  /**
   * The cache slot of an answer; undefined if answers of the call are not cached, or if it is currently unknown whether
   * they change.
   */
  getSlot(question: AnswerCacheKey): AnswerCacheSlot | undefined;
}

/** Everything that a cached answer depends on. */
export interface AnswerCacheKey {
  /** The call's dotted name. */
  readonly call: string;
  readonly lang: string;
  /** As parsed by the call's schema. */
  readonly input: unknown;
}

export interface AnswerCacheSlot {
  /** The cached text; undefined if the answer has to be computed. */
  readonly text: string | undefined;
  /** Caches an answer that was computed after this slot was requested. */
  store(text: string): void;
}

export interface AnswerCacheOptions {
  /** Dotted names of the calls whose answers are cached. */
  readonly calls: ReadonlySet<string>;
  /** The current version of a branch's answers; undefined if it is unknown. */
  readonly stateOf: (branch: string) => string | undefined;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

interface Entry {
  readonly text: string;
  readonly state: string;
}

/** The longest time for which a page is cached, in milliseconds. */
const CACHE_LIFE_MS = 30_000;
/** Maximum size of all texts and keys together, in bytes. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * The version is read before an answer is computed and stored beside it. A change during the computation therefore
 * counts as newer, and an outdated answer is never served. A-58
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
