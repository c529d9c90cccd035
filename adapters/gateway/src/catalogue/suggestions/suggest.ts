import type { ProductBrief, SupplierBrief } from '@fairhall/core/contract/catalogue/calls';
import type { Suggestions } from '@fairhall/core/contract/suggestion/calls';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../../db/database.ts';
import { watchCache } from '../../operations/gauges.ts';
import { nameLexeme, quoteLexeme } from '../search/lexemes.ts';
import type { SearchTarget } from '../search/search-request.ts';
import { normalizeText } from '../search/tokens.ts';
import { type CategoryNames, categoryNames, type NamedCategory } from './category-names.ts';
import { CATEGORY_NAMES, cardStatement, wordStatement } from './suggestion.statements.ts';
import { completePhrases, nameExpression, readTyped, type TypedKeyword } from './typed-keyword.ts';

/** Maximum number of suggestions in all, and of each kind. */
const MAX_LINES = 10;
const MAX_LINES_PER_KIND = 3;
/** How many completions of a prefix are used. */
const MAX_COMPLETIONS = 8;
/**
 * The best-ranked rows are searched first, then a larger tier, then all: in rank order the first found are the best.
 */
const TIER_LEXEMES: readonly (string | null)[] = ['r:12', 'r:16', null];
/** How old cached answers may be, in milliseconds, the same as in browsers. D-64 */
const CACHE_TTL_MS = 60_000;
const MAX_ANSWERS = 5_000;
/** Sorts after the last word with any prefix. */
const MAX_CHARACTER = '\u{10ffff}';

const NO_SUGGESTIONS: Suggestions = { words: [], products: [], categories: [], suppliers: [] };

/** Returns suggestions for a partly typed search, in a language of the catalogue. */
export type Suggest = (keyword: string, lang: string) => Promise<Suggestions>;

/**
 * `stateOf` returns the version of the catalogue, or undefined if it is unknown; answers of another version are
 * dropped.
 */
export function createSuggest(database: Queries, stateOf: () => string | undefined = () => undefined): Suggest {
  const life = { ttl: CACHE_TTL_MS };
  const answers = new LRUCache<string, Promise<Suggestions>>({ ...life, max: MAX_ANSWERS });
  watchCache('suggestions', () => ({ entries: answers.size }));
  const names = new LRUCache<string, Promise<CategoryNames>>({ ...life, max: 32 });
  let state = stateOf();
  const forgetOld = (): void => {
    const present = stateOf();
    if (present === state) return;
    state = present;
    answers.clear();
    names.clear();
  };
  const getNames = (lang: string) => getCached(names, lang, () => readCategoryNames(database, lang));
  return async (keyword, lang) => {
    forgetOld();
    const typed = readTyped(keyword);
    if (typed === undefined) return NO_SUGGESTIONS;
    return getCached(answers, `${lang}|${normalizeText(keyword)}`, () =>
      find(database, keyword, typed, lang, getNames(lang)),
    );
  };
}

/** Returns the cached value of a key, or creates and caches it; failures are not cached. */
function getCached<Value>(
  cache: LRUCache<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  made.catch(() => cache.delete(key));
  return made;
}

async function find(
  database: Queries,
  keyword: string,
  typed: TypedKeyword,
  lang: string,
  names: Promise<CategoryNames>,
): Promise<Suggestions> {
  const [products, suppliers, categories] = await Promise.all([
    findCards<ProductBrief>(database, 'product', typed, lang),
    findCards<SupplierBrief>(database, 'supplier', typed, lang),
    names.then((found) => found.find(typed, MAX_LINES_PER_KIND)),
  ]);
  const left = MAX_LINES - products.length - suppliers.length - categories.length;
  return {
    words: completePhrases(
      keyword,
      products.map(({ goodsName }) => goodsName),
      lang,
      Math.min(left, MAX_LINES_PER_KIND),
    ),
    products: products.map(({ goodsSpuId, goodsName, goodsNameEn, priceMin, priceMax, currency, images }) => ({
      goodsSpuId,
      goodsName,
      goodsNameEn,
      priceMin,
      priceMax,
      currency,
      image: images[0] ?? '',
    })),
    categories: [...categories],
    suppliers: suppliers.map(({ supplierId, supplierName, countryCode }) => ({
      supplierId,
      supplierName,
      countryCode,
    })),
  };
}

/** The best-ranked rows whose names hold the finished words and a completion of the last one. */
async function findCards<Card>(
  database: Queries,
  searched: SearchTarget,
  typed: TypedKeyword,
  lang: string,
): Promise<readonly Card[]> {
  const lastWords = await findLastWords(database, searched, typed.beginnings);
  if (lastWords.length === 0) return [];
  const expression = nameExpression(typed, lastWords);
  let cards: readonly Card[] = [];
  for (const tier of TIER_LEXEMES) {
    const words = tier === null ? expression : `${expression} & ${quoteLexeme(tier)}`;
    const text = await database.json(cardStatement(searched), [words, lang, MAX_LINES_PER_KIND]);
    cards = JSON.parse(text ?? '[]') as Card[]; // as the cards were written
    if (cards.length === MAX_LINES_PER_KIND) break;
  }
  return cards;
}

/** The lexemes in names that start with one of these prefixes. */
async function findLastWords(
  database: Queries,
  searched: SearchTarget,
  beginnings: readonly string[],
): Promise<readonly string[]> {
  const found = await Promise.all(
    beginnings
      .map(nameLexeme)
      .map((first) => database.json(wordStatement(searched), [first, first + MAX_CHARACTER, MAX_COMPLETIONS])),
  );
  return found.flatMap((text) => JSON.parse(text ?? '[]') as string[]); // as the statement makes it
}

async function readCategoryNames(database: Queries, lang: string): Promise<CategoryNames> {
  const text = await database.json(CATEGORY_NAMES, []);
  return categoryNames(JSON.parse(text ?? '[]') as NamedCategory[], lang); // as the statement makes it
}
