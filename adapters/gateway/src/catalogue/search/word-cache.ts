import { LRUCache } from 'lru-cache';
import { watchCache } from '../../operations/gauges.ts';
import type { DictionaryEntry } from './dictionary-entry.ts';

/** What the catalogue knows of words that were looked up lately, in the state that it is in. */
export interface WordCache {
  /** What is kept of some words, by a name that they are looked up under; the others are looked up together. */
  resolve(
    name: string,
    tokens: readonly string[],
    lookUp: (unknown: readonly string[]) => Promise<ReadonlyMap<string, DictionaryEntry>>,
  ): Promise<ReadonlyMap<string, DictionaryEntry>>;
}

/** Words of all answers together: about 8 MiB. */
const MAX_WORDS = 50_000;

/** Nothing is kept while nobody knows the state: a word that comes into the catalogue is found at once. */
export function createWordCache(stateOf: () => string | undefined, words: number = MAX_WORDS): WordCache {
  const cache = new LRUCache<string, DictionaryEntry>({ maxSize: words, sizeCalculation: sizeOf });
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

const sizeOf = ({ kin }: DictionaryEntry): number => 1 + kin.length;
