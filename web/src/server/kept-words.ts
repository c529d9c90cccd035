import { createLruCache } from '@fairhall/adapters/http/lru-cache';
import type { KeepWords } from '../page/contexts.ts';

/** Cards of lists, of all languages and audiences together. */
const LIMIT = 5_000;

const cache = createLruCache<object>(LIMIT);

/**
 * Makes the words of equal content once: prices, counts and links of a card take longer than looking them up. `readers` are
 * those for whom they are the same, by language and audience.
 */
export function keepWordsFor(readers: string): KeepWords {
  return (content, make) => {
    const key = `${readers} ${JSON.stringify(content)}`;
    const kept = cache.get(key) ?? make();
    cache.put(key, kept);
    return kept as ReturnType<typeof make>; // made by the same maker: `content` is all that its words are made of
  };
}
