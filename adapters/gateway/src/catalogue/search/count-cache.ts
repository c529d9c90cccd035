import { LRUCache } from 'lru-cache';
import { watchCache } from '../../operations/gauges.ts';
import type { FoundPage } from './page-text.ts';

/** How many rows match a question, and their counts by category; those are null where they are not known. */
export type MatchCount = Pick<FoundPage, 'total' | 'facets'>;

/**
 * What was counted lately, by question: what is searched, the words and filters, and the ranges. It is the same for every
 * reader of a language, and holds no rows: those are read anew for each page.
 */
export interface CountCache {
  /** Undefined where the question was not counted lately. `lang` is the language of the counts, absent where none are wanted. */
  get(question: string, lang?: string): MatchCount | undefined;
  set(question: string, counted: MatchCount, lang?: string): void;
}

/** Counts may be this old, in milliseconds: half a minute, since the page that shows them may be kept as long again. D-64 */
const CACHE_TTL_MS = 30_000;
const MAX_QUESTIONS = 5_000;
/** Of all counts by category together, with their questions: 8 MiB at most. */
const MAX_CHARACTERS = 4 * 1024 * 1024;

interface CountCacheOptions {
  readonly characters?: number;
  readonly now?: () => number;
  /** Which state the catalogue is in; what was counted in another is forgotten. */
  readonly stateOf?: () => string | undefined;
}

/** Keeps the counts of so many questions; those that were not asked for the longest time go first. */
export function createCountCache({
  characters = MAX_CHARACTERS,
  now = () => performance.now(),
  stateOf = () => undefined,
}: CountCacheOptions = {}): CountCache {
  const life = { max: MAX_QUESTIONS, ttl: CACHE_TTL_MS, ttlResolution: 0, perf: { now } };
  const totals = new LRUCache<string, number>(life);
  const counts = new LRUCache<string, MatchCount>({
    ...life,
    maxSize: characters,
    sizeCalculation: ({ facets }, key) => key.length + (facets ?? '').length,
  });
  watchCache('searchTotals', () => ({ entries: totals.size }));
  watchCache('searchCounts', () => ({ entries: counts.size }));
  let state = stateOf();
  const forgetOld = (): void => {
    const present = stateOf();
    if (present === state) return;
    state = present;
    totals.clear();
    counts.clear();
  };
  return {
    get: (question, lang) => {
      forgetOld();
      const counted = lang === undefined ? undefined : counts.get(`${lang}|${question}`);
      if (counted !== undefined) return counted;
      const total = totals.get(question);
      return total === undefined ? undefined : { total, facets: null };
    },
    set: (question, { total, facets }, lang) => {
      totals.set(question, total);
      if (lang !== undefined && facets !== null) counts.set(`${lang}|${question}`, { total, facets: copyText(facets) });
    },
  };
}

/** A copy of its own: a part cut out of an answer would keep the whole answer in memory. */
const copyText = (text: string): string => Buffer.from(text).toString();
