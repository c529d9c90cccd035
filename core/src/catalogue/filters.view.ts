import type { Facet } from '../contract/catalogue/calls.ts';
import { PRODUCT_CURRENCIES } from '../contract/catalogue/supplier-limits.ts';
import type { Link } from '../routes/link.ts';
import type { AddressFilters } from '../routes/search-address.ts';
import { DEFAULT_CURRENCY } from '../site/defaults.ts';
import { listLink, type SearchCriteria, updateCriteria } from './criteria.ts';

type Filters = AddressFilters;

/** The filters of a result besides keyword and category, in display order. */
export const FILTER_KEYS = ['exhibition', 'country', 'verified', 'sample', 'moq'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** A value of a filter; if it is already chosen, its link removes it. */
export interface FilterOption {
  readonly value: string;
  /** The value's name from the gateway. */
  readonly name: string;
  /** The number of results with this value; null if it is not known exactly. */
  readonly count: number | null;
  readonly isChosen: boolean;
  /** First and last day (yyyy-mm-dd) of an exhibition; null for other filters. */
  readonly days: { readonly from: string; readonly to: string } | null;
  readonly link: Link;
}

/** The number of results with a price between two prices, in currency units. */
export interface PriceStep {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Whether the step overlaps the chosen prices; true for all steps if no price is chosen. */
  readonly isInside: boolean;
}

export interface FilterGroup {
  readonly key: FilterKey;
  readonly options: readonly FilterOption[];
}

/**
 * A chosen filter, with the link that removes it. Prices are in currency units. An exhibition is not included, since
 * the list's heading names it.
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
  /** Removes all chosen filters; null if none is chosen. */
  readonly clearAll: Link | null;
  /** The list without a price filter; the price form adds prices to it. */
  readonly withoutPrice: Link;
  /** The list without a minimum order filter. */
  readonly withoutMoq: Link;
  /** The currency in which prices are compared, and the others to choose from. */
  readonly currency: string;
  readonly currencies: readonly string[];
  /** The distribution of prices without a price filter; empty if it is not known. */
  readonly prices: readonly PriceStep[];
}

/** The filters of a result: the available values from the gateway, and those that the address chooses. */
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

/** The filters that have their own parameter in an address. */
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

/** The first page of the same list with changed filters. */
const toFilterLink = (criteria: SearchCriteria, change: Filters): Link =>
  listLink(updateCriteria(criteria, { filters: { ...criteria.filters, ...change } }));
