import { createLruCache } from '@fairhall/adapters/http/lru-cache';
import type { ViewDataCache } from '../page/contexts.ts';
import { encodeForCache } from './byte-chunks.ts';
import { scriptJson } from './script-json.ts';

/** Cards of lists, of all languages and audiences together. */
const MAX_CARDS = 5_000;
/** Lists of links, which are some ten times as large. */
const MAX_LISTS = 500;

const cardCache = createLruCache<object>(MAX_CARDS);
const listCache = createLruCache<object>(MAX_LISTS);
/** Words by kind, readers and the very object they were made of: one that is kept is known without being read. */
const dataByKey = new Map<string, WeakMap<object, object>>();
/** The JSON of all words that are kept; null until a page has written it. */
const json = new WeakMap<object, Buffer | null>();

/**
 * Makes the words of equal content once: prices, counts and links of a card take longer than looking them up. `readers` are
 * those for whom they are the same, by language and audience. Nobody may change `content` afterwards.
 */
export function createViewDataCache(readers: string): ViewDataCache {
  return (kind, content, make) => {
    const cacheKey = `${kind} ${readers}`;
    const dataOfKey = dataByKey.get(cacheKey) ?? new WeakMap<object, object>();
    dataByKey.set(cacheKey, dataOfKey);
    const words = dataOfKey.get(content) ?? getEqualData(cacheKey, content, make);
    dataOfKey.set(content, words);
    return words as ReturnType<typeof make>; // made by the same maker: `content` is all that its words are made of
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

/** The JSON of kept words as a page writes it, made once; undefined for what is not kept. */
export function getCachedJson(words: object): Buffer | undefined {
  const known = json.get(words);
  if (known !== null) return known;
  const made = encodeForCache(scriptJson(words));
  json.set(words, made);
  return made;
}
