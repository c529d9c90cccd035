import { createLruCache } from '@fairhall/adapters/http/lru-cache';
import type { ViewDataCache } from '../page/contexts.ts';
import { encodeForCache } from './byte-chunks.ts';
import { scriptJson } from './script-json.ts';

/** The limit for list cards of all languages and audiences together. */
const MAX_CARDS = 5_000;
/** The limit for lists of links, which are about ten times as large as cards. */
const MAX_LISTS = 500;

const cardCache = createLruCache<object>(MAX_CARDS);
const listCache = createLruCache<object>(MAX_LISTS);
/**
 * View data by kind and readers, then by the object it was made from. A cached object is found without comparing its
 * content.
 */
const dataByKey = new Map<string, WeakMap<object, object>>();
/** The JSON of all cached view data; null until a page first writes it. */
const json = new WeakMap<object, Buffer | null>();

/**
 * Creates a cache that makes view data once for equal content, because formatting a card's prices, counts and links
 * takes longer than a look-up. `readers` is the language and audience that share the data. Callers must not modify
 * `content` afterwards.
 */
export function createViewDataCache(readers: string): ViewDataCache {
  return (kind, content, make) => {
    const cacheKey = `${kind} ${readers}`;
    const dataOfKey = dataByKey.get(cacheKey) ?? new WeakMap<object, object>();
    dataByKey.set(cacheKey, dataOfKey);
    const words = dataOfKey.get(content) ?? getEqualData(cacheKey, content, make);
    dataOfKey.set(content, words);
    return words as ReturnType<typeof make>; // made by the same `make`, from `content` alone
  };
}

function getEqualData(cacheKey: string, content: object, make: () => object): object {
  const cache = Array.isArray(content) ? listCache : cardCache;
  const key = `${cacheKey} ${JSON.stringify(content)}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  json.set(made, null);
  return made;
}

/**
 * Returns the JSON of cached view data as a page writes it; undefined for an object that is not cached. The JSON is
 * made once.
 */
export function getCachedJson(words: object): Buffer | undefined {
  const known = json.get(words);
  if (known !== null) return known;
  const made = encodeForCache(scriptJson(words));
  json.set(words, made);
  return made;
}
