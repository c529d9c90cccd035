import type { Facet } from '../contract/catalogue/calls.ts';
import { PRODUCT_CURRENCIES } from '../contract/catalogue/supplier-limits.ts';
import type { Link } from '../routes/link.ts';
import type { AddressFilters } from '../routes/search-address.ts';
import { DEFAULT_CURRENCY } from '../site/defaults.ts';
import { listLink, type SearchCriteria, updateCriteria } from './criteria.ts';

type Filters = AddressFilters;

/** What a result is narrowed by besides its words and category, in the order it is shown in. */
export const FILTER_KEYS = ['exhibition', 'country', 'verified', 'sample', 'moq'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** A value that a result may be narrowed to; chosen already, its link takes it away again. */
export interface FilterOption {
  readonly value: string;
  /** Its name as the gateway tells it. */
  readonly name: string;
  /** How many results have it; null where that is not known exactly. */
  readonly count: number | null;
  readonly isChosen: boolean;
  /** The first and the last day (yyyy-mm-dd) of an exhibition; null for anything else. */
  readonly days: { readonly from: string; readonly to: string } | null;
  readonly link: Link;
}

/** How many results cost at least something between two prices, in currency units. */
export interface PriceStep {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Whether the chosen prices reach into it; all are where no price is chosen. */
  readonly isInside: boolean;
}

export interface FilterGroup {
  readonly key: FilterKey;
  readonly options: readonly FilterOption[];
}

/**
 * Something a result is narrowed to, and the link that takes it away. Prices are in currency units. An exhibition is none of
 * them: the list is about it, and says so.
 */
export type ChosenFilter = { readonly link: Link } & (
  | { readonly key: keyof typeof MEMBER | 'path'; readonly value: string }
  | {
      readonly key: 'price';
      readonly min: number | undefined;
      readonly max: number | undefined;
      readonly currency: string;
    }
);

export interface FiltersView {
  readonly groups: readonly FilterGroup[];
  readonly chosen: readonly ChosenFilter[];
  /** Takes all of them away; null where none is chosen. */
  readonly clearAll: Link | null;
  /** The list at any price, which a form adds prices to. */
  readonly withoutPrice: Link;
  /** The same with any least order. */
  readonly withoutMoq: Link;
  /** In which prices are compared, and the others there are to choose. */
  readonly currency: string;
  readonly currencies: readonly string[];
  /** How prices are spread at any price; none where that is not known. */
  readonly prices: readonly PriceStep[];
}

/** What narrows a result: the values there are, as the gateway tells them, and those that the address chooses. */
export function toFiltersView(criteria: SearchCriteria, facets: readonly Facet[]): FiltersView {
  const { filters = {} } = criteria;
  const chosen = listChosenFilters(criteria, filters);
  const groups = FILTER_KEYS.map((key) => {
    const values = facets.find((facet) => facet.key === key)?.values ?? [];
    return { key, options: values.map((value) => option(criteria, key, value)) };
  });
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    chosen,
    withoutPrice: toFilterLink(criteria, { priceMin: undefined, priceMax: undefined }),
    withoutMoq: toFilterLink(criteria, clearFilter('moq')),
    ...listCurrencies(filters),
    prices: priceSteps(filters, facets.find((facet) => facet.key === 'price')?.values ?? []),
    clearAll: chosen.length === 0 ? null : listLink(updateCriteria(criteria, { filters: undefined })),
  };
}

function priceSteps({ priceMin = 0, priceMax = Infinity }: Filters, values: Facet['values']): readonly PriceStep[] {
  return values.map(({ value, count = 0 }) => {
    const [from = 0, to = 0] = value.split('-').map(Number);
    return { from, to, count, isInside: from <= priceMax && to >= priceMin };
  });
}

const listCurrencies = ({ currency = DEFAULT_CURRENCY }: Filters): Pick<FiltersView, 'currency' | 'currencies'> => ({
  currency,
  currencies: [...new Set([...PRODUCT_CURRENCIES, currency])],
});

const MEMBER = { country: 'countryId', verified: 'verified', sample: 'sample', moq: 'moqMax' } as const;

/** The filters that an address has a parameter of their own for. */
type MemberKey = keyof typeof MEMBER;
const MEMBER_KEYS = ['country', 'verified', 'sample', 'moq'] as const satisfies readonly MemberKey[];

function option(criteria: SearchCriteria, key: FilterKey, facet: Facet['values'][number]): FilterOption {
  const { value, label: name, count = null, from, to } = facet;
  const days = from === undefined || to === undefined ? null : { from, to };
  if (key === 'exhibition') {
    const isChosen = criteria.exhibitionId === value;
    const link = listLink(updateCriteria(criteria, { exhibitionId: isChosen ? undefined : value }));
    return { value, name, count, days, isChosen, link };
  }
  const isChosen = getChosenValue(criteria.filters ?? {}, key) === value;
  const link = toFilterLink(criteria, isChosen ? clearFilter(key) : toFilter(key, value));
  return { value, name, count, days, isChosen, link };
}

const toFilter = (key: MemberKey, value: string): Filters => {
  if (key === 'country') return { countryId: value };
  if (key === 'moq') return { moqMax: Number(value) };
  return { [key]: true };
};

const clearFilter = (key: MemberKey): Filters => ({ [MEMBER[key]]: undefined });

function getChosenValue(filters: Filters, key: MemberKey): string | undefined {
  const value = filters[MEMBER[key]];
  if (value === undefined || value === false) return undefined;
  return value === true ? '1' : String(value);
}

function listChosenFilters(criteria: SearchCriteria, filters: Filters): readonly ChosenFilter[] {
  const { priceMin: min, priceMax: max, categoryPath: path, currency = DEFAULT_CURRENCY } = filters;
  const prices = min === undefined && max === undefined ? [] : [{ key: 'price' as const, min, max, currency }];
  const link = toFilterLink(criteria, { priceMin: undefined, priceMax: undefined });
  const withoutPath = toFilterLink(criteria, { categoryPath: undefined });
  return [
    ...(path === undefined ? [] : [{ key: 'path' as const, value: path, link: withoutPath }]),
    ...MEMBER_KEYS.flatMap((key) => {
      const value = getChosenValue(filters, key);
      return value === undefined ? [] : [{ key, value, link: toFilterLink(criteria, clearFilter(key)) }];
    }),
    ...prices.map((price) => ({ ...price, link })),
  ];
}

/** The same list with other filters, from its first page on. */
const toFilterLink = (criteria: SearchCriteria, change: Filters): Link =>
  listLink(updateCriteria(criteria, { filters: { ...criteria.filters, ...change } }));
