import { LRUCache } from 'lru-cache';
import { watchCache } from '../../operations/gauges.ts';
import type { FoundPage } from './page-text.ts';

/** How many rows match a query, and their counts by category; null if those are unknown. */
export type MatchCount = Pick<FoundPage, 'total' | 'facets'>;

/**
 * Cache of recent counts by query: the search target, the words and filters, and the ranges. Counts are the same for
 * all users of a language. Rows are not cached; each page reads them again.
 */
export interface CountCache {
  /** Undefined if no recent count is cached. `lang` is the language of the counts; absent if no counts are needed. */
  get(question: string, lang?: string): MatchCount | undefined;
  set(question: string, counted: MatchCount, lang?: string): void;
}

/**
 * How old cached counts may be, in milliseconds: half a minute, because the page that shows them may be cached for as
 * long again. D-64
 */
const CACHE_TTL_MS = 30_000;
const MAX_QUESTIONS = 5_000;
/** Size of all counts by category with their keys: 8 MiB at most. */
const MAX_CHARACTERS = 4 * 1024 * 1024;

interface CountCacheOptions {
  readonly characters?: number;
  readonly now?: () => number;
  /** The version of the catalogue; counts of another version are dropped. */
  readonly stateOf?: () => string | undefined;
}

/** Creates a cache for at most this many queries; the least recently used are evicted first. */
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

/** Copies the text: a substring of an answer would keep the whole answer in memory. */
const copyText = (text: string): string => Buffer.from(text).toString();
