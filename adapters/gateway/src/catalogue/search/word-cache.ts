import { LRUCache } from 'lru-cache';
import { watchCache } from '../../operations/gauges.ts';
import type { DictionaryEntry } from './dictionary-entry.ts';

/** Cache of dictionary entries of recently used words, for the current version of the catalogue. */
export interface WordCache {
  /** Returns the cached entries of a lookup name; entries that are missing are loaded together. */
  resolve(
    name: string,
    tokens: readonly string[],
    lookUp: (unknown: readonly string[]) => Promise<ReadonlyMap<string, DictionaryEntry>>,
  ): Promise<ReadonlyMap<string, DictionaryEntry>>;
}

/** Maximum number of words in all entries together: about 8 MiB. */
const MAX_WORDS = 50_000;

/** Nothing is cached while the catalogue version is unknown, so that new words are found at once. */
export function createWordCache(stateOf: () => string | undefined, words: number = MAX_WORDS): WordCache {
  const cache = new LRUCache<string, DictionaryEntry>({ maxSize: words, sizeCalculation: countSize });
  watchCache('searchWords', () => ({ entries: cache.size }));
  let state = stateOf();
  const forgetOld = (): string | undefined => {
    const present = stateOf();
    if (present !== state) cache.clear();
    state = present;
    return present;
  };
  return {
    resolve: async (name, tokens, lookUp) => {
      const stateBefore = forgetOld();
      const answer = new Map<string, DictionaryEntry>();
      for (const token of tokens) {
        const known = cache.get(`${name}|${token}`);
        if (known !== undefined) answer.set(token, known);
      }
      const unknown = tokens.filter((token) => !answer.has(token));
      if (unknown.length === 0) return answer;
      const found = await lookUp(unknown);
      const isCacheable = stateBefore !== undefined && forgetOld() === stateBefore;
      for (const [token, known] of found) {
        answer.set(token, known);
        if (isCacheable) cache.set(`${name}|${token}`, known);
      }
      return answer;
    },
  };
}

const countSize = ({ kin }: DictionaryEntry): number => 1 + kin.length;
