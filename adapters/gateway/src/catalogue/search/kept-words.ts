import { LRUCache } from 'lru-cache';
import { watchCache } from '../../operations/gauges.ts';
import type { Known } from './known.ts';

/** What the catalogue knows of words that were looked up lately, in the state that it is in. */
export interface KeptWords {
  /** What is kept of some words, by a name that they are looked up under; the others are looked up together. */
  of(
    name: string,
    tokens: readonly string[],
    lookUp: (unknown: readonly string[]) => Promise<ReadonlyMap<string, Known>>,
  ): Promise<ReadonlyMap<string, Known>>;
}

/** Words of all answers together: about 8 MiB. */
const WORDS = 50_000;

/** Nothing is kept while nobody knows the state: a word that comes into the catalogue is found at once. */
export function createKeptWords(stateOf: () => string | undefined, words: number = WORDS): KeptWords {
  const kept = new LRUCache<string, Known>({ maxSize: words, sizeCalculation: sizeOf });
  watchCache('searchWords', () => ({ entries: kept.size }));
  let state = stateOf();
  const forgetOld = (): string | undefined => {
    const present = stateOf();
    if (present !== state) kept.clear();
    state = present;
    return present;
  };
  return {
    of: async (name, tokens, lookUp) => {
      const begun = forgetOld();
      const answer = new Map<string, Known>();
      for (const token of tokens) {
        const known = kept.get(`${name}|${token}`);
        if (known !== undefined) answer.set(token, known);
      }
      const unknown = tokens.filter((token) => !answer.has(token));
      if (unknown.length === 0) return answer;
      const found = await lookUp(unknown);
      const isKept = begun !== undefined && forgetOld() === begun;
      for (const [token, known] of found) {
        answer.set(token, known);
        if (isKept) kept.set(`${name}|${token}`, known);
      }
      return answer;
    },
  };
}

const sizeOf = ({ kin }: Known): number => 1 + kin.length;
