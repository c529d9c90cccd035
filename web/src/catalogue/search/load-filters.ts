import type { SearchCriteria } from '@fairhall/core/catalogue/criteria';
import { loadList } from '@fairhall/core/catalogue/load-list';
import { type Query, readQuery } from '@fairhall/core/routes/query';
import { readNarrowing, readSearch } from '@fairhall/core/routes/search-address';
import { type ResolvedAddress, resolveAddress } from '../../page/address.ts';
import { requireValue } from '../../page/loader-results.ts';
import type { Visit } from '../../page/screen.ts';
import { type FilterWords, filterWords } from './filter-words.ts';

/** The filters of the list at an address, with its number of results; its products are not needed. */
export async function loadFilters(
  address: string,
  visit: Pick<Visit, 'boot' | 'texts' | 'href' | 'signal'> & { readonly ports: Pick<Visit['ports'], 'gateway'> },
): Promise<FilterWords> {
  const { pathname, searchParams } = new URL(address, location.origin);
  const criteria = readCriteria(resolveAddress(pathname, visit.boot), readQuery(searchParams));
  const request = { ...criteria, pageSize: 1, offersFilters: true } as const;
  const list = await loadList(visit.ports.gateway, request, visit.boot.now, visit.signal);
  return filterWords(criteria, requireValue(list), visit);
}

/** The criteria of the lists that have filters. */
function readCriteria(place: ResolvedAddress | null, query: Query): SearchCriteria {
  if (place?.name === 'search') return readSearch(place.params, query);
  if (place?.name !== 'category') throw new Error('this page has no filters');
  const { name, categoryId } = place.params;
  const { sort } = query;
  const id = categoryId.toUpperCase();
  return { type: 'product', pageNo: 1, id, sort, categoryName: name, ...readNarrowing(query) };
}
