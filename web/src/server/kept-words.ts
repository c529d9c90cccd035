import { createLruCache } from '@fairhall/adapters/http/lru-cache';
import type { KeepWords } from '../page/contexts.ts';
import { keptBytes } from './pieces.ts';
import { scriptJson } from './script-json.ts';

/** Cards of lists, of all languages and audiences together. */
const CARDS = 5_000;
/** Lists of links, which are some ten times as large. */
const LISTS = 500;

const cards = createLruCache<object>(CARDS);
const lists = createLruCache<object>(LISTS);
/** Words by kind, readers and the very object they were made of: one that is kept is known without being read. */
const wordsOf = new Map<string, WeakMap<object, object>>();
/** The JSON of all words that are kept; null until a page has written it. */
const json = new WeakMap<object, Buffer | null>();

/**
 * Makes the words of equal content once: prices, counts and links of a card take longer than looking them up. `readers` are
 * those for whom they are the same, by language and audience. Nobody may change `content` afterwards.
 */
export function keepWordsFor(readers: string): KeepWords {
  return (kind, content, make) => {
    const place = `${kind} ${readers}`;
    const ofPlace = wordsOf.get(place) ?? new WeakMap<object, object>();
    wordsOf.set(place, ofPlace);
    const words = ofPlace.get(content) ?? wordsOfEqual(place, content, make);
    ofPlace.set(content, words);
    return words as ReturnType<typeof make>; // made by the same maker: `content` is all that its words are made of
  };
}

function wordsOfEqual(place: string, content: object, make: () => object): object {
  const cache = Array.isArray(content) ? lists : cards;
  const key = `${place} ${JSON.stringify(content)}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.put(key, made);
  json.set(made, null);
  return made;
}

/** The JSON of kept words as a page writes it, made once; undefined for what is not kept. */
export function keptJson(words: object): Buffer | undefined {
  const known = json.get(words);
  if (known !== null) return known;
  const made = keptBytes(scriptJson(words));
  json.set(words, made);
  return made;
}
