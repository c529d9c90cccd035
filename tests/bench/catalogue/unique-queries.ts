import type { Target } from '../load/load-driver.ts';
import { callRequest } from '../load/requests.ts';
import type { Terms } from './terms.ts';

/** Calls that are all different, so that no response is cached. */
interface UniqueQuery {
  readonly name: string;
  readonly path: string;
  readonly data: (index: number) => unknown;
}

const SEARCH = 'search/goods';
const PAGE = { pageNo: 1, pageSize: 20 } as const;
const FACETS = ['category', 'filters'] as const;
/** The country of most suppliers. */
const COUNTRY = '156';
const LETTERS = [...'abcdefghiklmnoprstuvwy'];

const at = <Item>(list: readonly Item[], index: number): Item | undefined => list[index % list.length];
const wordAt = (terms: Terms['common'], index: number): string => at(terms, index)?.keyword ?? '';

/** A different rare word each time. A catalogue of a hundred thousand products has thousands. */
export const createRareSearches = ({ rareWords }: Terms): UniqueQuery => ({
  name: 'search rare, first asked',
  path: SEARCH,
  data: (index) => ({ ...PAGE, keyword: at(rareWords, index), facets: ['category'] }),
});

/**
 * Counts of every filter, with words and filters of each kind and a price or an order that no earlier call had: wide
 * and narrow ranges alone, within a category, and with words that many rows contain.
 */
export const createFacetSearches = ({ common, mid, categories }: Terms): UniqueQuery => ({
  name: 'facets, first asked',
  path: SEARCH,
  data: (index) => {
    const [price, turn] = [1 + index / 1_000, Math.floor(index / FILTERS)];
    const filters = [
      { priceMin: 1_050 + price },
      { priceMin: 10 + price, priceMax: 12 + price },
      { moqMax: 1, priceMax: 900 + price },
      { countryId: COUNTRY, verified: true, priceMin: price },
      { verified: true, moqMax: 1, priceMin: price },
      { priceMin: 500 + price },
      { priceMax: 5 + price },
      { priceMin: 300 + price, countryId: COUNTRY },
    ][index % FILTERS];
    const filterSets = [
      {},
      {},
      {},
      {},
      {},
      { keyword: wordAt(common, turn) },
      { id: at(categories, turn) },
      { keyword: wordAt(mid, turn) },
    ];
    return { ...PAGE, ...filterSets[index % FILTERS], filters, facets: FACETS };
  },
});
const FILTERS = 8;

/** Two-letter prefixes, first alone and then after a word that many names contain. */
export const createSuggestions = ({ common }: Terms): UniqueQuery => ({
  name: 'suggestions, first asked',
  path: 'search/suggest',
  data: (index) => {
    const pairs = LETTERS.length ** 2;
    const begun = `${at(LETTERS, index)}${at(LETTERS, Math.floor(index / LETTERS.length))}`;
    const round = Math.floor(index / pairs);
    return { keyword: round === 0 ? begun : `${wordAt(common, round - 1)} ${begun}` };
  },
});

/** Sends each call once, from an address of its own; a target continues where it stopped. */
export function createUniqueTarget({ path, data }: UniqueQuery, name: string, origin: string): Target {
  let index = 0;
  const requests = (): Buffer => {
    const headers = { 'X-Forwarded-For': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}` };
    const request = callRequest(origin, path, data(index), { headers });
    index += 1;
    return request;
  };
  return { name, origin, requests, expects: '"success":true' };
}
