import { expect, test } from 'vitest';
import { listHead } from './list-head.ts';
import type { SearchData } from './search-data.ts';

const SHOWN = { near: null, none: null, isPastEnd: false, isNarrowed: false, products: [], suppliers: [] };
/** The head of a list with only the data that it uses. */
const headOf = (given: Partial<SearchData>) => listHead({ ...SHOWN, ...given } as SearchData);

test.each([
  ['results', {}, false],
  ['results none of which has all the words', { near: 'These come close:' }, true],
  ['nothing', { none: 'No products match' }, true],
  ['a narrowed list', { isNarrowed: true }, true],
] as const)('R-2.230 whether search engines index a page with %s', (_name, given, noIndex) => {
  expect(headOf(given).noIndex).toBe(noIndex);
});
