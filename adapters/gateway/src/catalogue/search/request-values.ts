import { DEFAULT_CURRENCY } from '@fairhall/core/site/defaults';
import type { Cursor } from './cursor.ts';
import type { ParameterValues } from './parameters.ts';
import type { SearchRequest } from './search-request.ts';

/** Stored prices are in this fraction of a currency unit. */
export const PRICE_PARTS = 10_000;
const MAX_INTEGER = 2_147_483_647;

/** The parameter values of a request. `cardLang` is the language in which cards are read. */
export function toParameterValues(
  request: SearchRequest,
  cursor: Cursor | undefined,
  cardLang: string,
): ParameterValues {
  const { moqMax, priceMin, priceMax, currency = DEFAULT_CURRENCY, pageNo, pageSize, category, lang } = request;
  return {
    words: null,
    names: null,
    grades: null,
    tokens: null,
    filters: null,
    exhibitions: null,
    moqMax: moqMax === undefined ? null : Math.min(moqMax, MAX_INTEGER),
    priceMin: toStoredPrice(priceMin),
    priceMax: toStoredPrice(priceMax),
    currency,
    afterKey: cursor?.key ?? null,
    afterId: cursor?.id ?? null,
    limit: pageSize + 1,
    offset: cursor === undefined ? (pageNo - 1) * pageSize : 0,
    window: null,
    firstRank: null,
    category: category ?? '',
    codeLength: category === undefined ? 4 : category.length + 2,
    lang,
    cardLang,
  };
}

/** The price limits of a query as a part of cache keys; '' for none. */
export const priceLimits = ({ priceMin, priceMax, currency }: ParameterValues): string =>
  priceMin === null && priceMax === null ? '' : [priceMin, priceMax, currency].join(' ');

/**
 * Prices are stored as whole ten-thousandths; a price too large for the column is capped at the largest value, which
 * gives the same result.
 */
const toStoredPrice = (price: number | undefined): number | null =>
  price === undefined ? null : Math.min(Math.round(price * PRICE_PARTS), Number.MAX_SAFE_INTEGER);
