import type { Facet } from '../contract/catalogue.ts';
import type { Link } from '../routes/link.ts';
import type { AddressFilters } from '../routes/search-address.ts';
import { changed, listLink, type SearchCriteria } from './criteria.ts';

type Filters = AddressFilters;

/** What a result is narrowed by besides its words and category, in the order it is shown in. */
export const FILTER_KEYS = ['country', 'verified', 'sample', 'moq'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** A value that a result may be narrowed to; chosen already, its link takes it away again. */
export interface FilterOption {
  readonly value: string;
  /** How many results have it; null where that is not known exactly. */
  readonly count: number | null;
  readonly isChosen: boolean;
  readonly link: Link;
}

export interface FilterGroup {
  readonly key: FilterKey;
  readonly options: readonly FilterOption[];
}

/** Something a result is narrowed to, and the link that takes it away. Prices are in currency units. */
export type ChosenFilter = { readonly link: Link } & (
  | { readonly key: FilterKey | 'path'; readonly value: string }
  | { readonly key: 'price'; readonly min: number | undefined; readonly max: number | undefined }
);

export interface FiltersView {
  readonly groups: readonly FilterGroup[];
  readonly chosen: readonly ChosenFilter[];
  /** Takes all of them away; null where none is chosen. */
  readonly clearAll: Link | null;
  /** The list at any price, which a form adds prices to. */
  readonly withoutPrice: Link;
}

/** What narrows a result: the values there are, as the gateway tells them, and those that the address chooses. */
export function filtersView(criteria: SearchCriteria, facets: readonly Facet[]): FiltersView {
  const { filters = {} } = criteria;
  const chosen = chosenFilters(criteria, filters);
  const groups = FILTER_KEYS.map((key) => {
    const values = facets.find((facet) => facet.key === key)?.values ?? [];
    return { key, options: values.map((value) => option(criteria, key, value)) };
  });
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    chosen,
    withoutPrice: narrowed(criteria, { priceMin: undefined, priceMax: undefined }),
    clearAll: chosen.length === 0 ? null : listLink(changed(criteria, { filters: undefined })),
  };
}

const MEMBER = { country: 'countryId', verified: 'verified', sample: 'sample', moq: 'moqMax' } as const;

function option(criteria: SearchCriteria, key: FilterKey, { value, count }: Facet['values'][number]): FilterOption {
  const isChosen = chosenValue(criteria.filters ?? {}, key) === value;
  return {
    value,
    count: count ?? null,
    isChosen,
    link: narrowed(criteria, isChosen ? without(key) : given(key, value)),
  };
}

const given = (key: FilterKey, value: string): Filters => {
  if (key === 'country') return { countryId: value };
  if (key === 'moq') return { moqMax: Number(value) };
  return { [key]: true };
};

const without = (key: FilterKey): Filters => ({ [MEMBER[key]]: undefined });

function chosenValue(filters: Filters, key: FilterKey): string | undefined {
  const value = filters[MEMBER[key]];
  if (value === undefined || value === false) return undefined;
  return value === true ? '1' : String(value);
}

function chosenFilters(criteria: SearchCriteria, filters: Filters): readonly ChosenFilter[] {
  const { priceMin: min, priceMax: max, categoryPath: path } = filters;
  const prices = min === undefined && max === undefined ? [] : [{ key: 'price' as const, min, max }];
  const link = narrowed(criteria, { priceMin: undefined, priceMax: undefined });
  const withoutPath = narrowed(criteria, { categoryPath: undefined });
  return [
    ...(path === undefined ? [] : [{ key: 'path' as const, value: path, link: withoutPath }]),
    ...FILTER_KEYS.flatMap((key) => {
      const value = chosenValue(filters, key);
      return value === undefined ? [] : [{ key, value, link: narrowed(criteria, without(key)) }];
    }),
    ...prices.map((price) => ({ ...price, link })),
  ];
}

/** The same list with other filters, from its first page on. */
const narrowed = (criteria: SearchCriteria, change: Filters): Link =>
  listLink(changed(criteria, { filters: { ...criteria.filters, ...change } }));
