import { listLink, type SearchCriteria, updateCriteria } from '@fairhall/core/catalogue/criteria';
import type { ChosenFilter, FilterKey, FilterOption, FiltersView } from '@fairhall/core/catalogue/filters.view';
import type { ListView } from '@fairhall/core/catalogue/list.view';
import type { Texts } from '@fairhall/core/ports/texts';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { toRegionCode } from '@fairhall/core/site/region-code';
import { linkHref } from '../../page/address.ts';
import type { Visit } from '../../page/screen.ts';
import { wrapInIsolate } from '../../ui/wrap-in-isolate.ts';

/** An option of a filter. */
export interface OptionWords {
  readonly label: string;
  /** The number of results; '' if it is unknown. */
  readonly count: string;
  /** The number of results as a phrase; '' if it is unknown. */
  readonly results: string;
  /** A line below its name: an exhibition's dates; '' for none. */
  readonly note: string;
  readonly isChosen: boolean;
  readonly href: string;
}

/**
 * A bar of the price distribution: its height in percent of the highest bar, and whether it is inside the chosen range.
 */
export interface PriceBar {
  readonly height: number;
  readonly isInside: boolean;
}

/** The form for a price range: its address, its hidden fields and its values. */
export interface PriceForm {
  readonly action: string;
  readonly hidden: readonly (readonly [name: string, value: string])[];
  readonly min: string;
  readonly max: string;
  /** The currency of the comparison, and all currencies to choose from. */
  readonly currency: string;
  readonly currencies: readonly string[];
  /** The distribution of prices; empty if it is unknown. */
  readonly bars: readonly PriceBar[];
  /** The text alternative of the bars; '' without bars. */
  readonly barsText: string;
}

/** The filters of a result, formatted with links. */
export interface FilterWords {
  /** The address of the first page of the list to which the links belong. */
  readonly here: string;
  /** The button that shows the list, with the number of its results. */
  readonly show: string;
  readonly groups: Readonly<Record<FilterKey, readonly OptionWords[]>>;
  /** The option for any minimum order quantity. */
  readonly anyMoq: { readonly isChosen: boolean; readonly href: string };
  readonly price: PriceForm;
  readonly chosen: readonly { readonly label: string; readonly href: string }[];
  readonly clearAll: string | null;
  /** The formatted number of selected filters; null for none. */
  readonly count: string | null;
  /** Rows instead of a grid, and the address of the other layout; null for a list with only one layout. */
  readonly look: { readonly isList: boolean; readonly otherHref: string } | null;
}

type WordsVisit = Pick<Visit, 'boot' | 'texts' | 'href'>;

/**
 * Formats the filters of a list. `pathName` is the name of the category to which a tag's products are limited, if any.
 */
export function filterWords(
  criteria: SearchCriteria,
  view: ListView,
  visit: WordsVisit,
  pathName?: string,
): FilterWords {
  const { filters, otherLook, type } = view;
  const hrefOf = linkHref(visit.href);
  const { lang } = visit.boot;
  const { number, dateRange } = getFormat(lang);
  const toCountTexts = (total: number | null): Pick<OptionWords, 'count' | 'results'> => {
    if (total === null) return { count: '', results: '' };
    const count = number(total);
    return { count, results: visit.texts.counted('search.count', total, { count }) };
  };
  const toOptions = (key: FilterKey): readonly OptionWords[] => {
    const options: readonly FilterOption[] = filters.groups.find((group) => group.key === key)?.options ?? [];
    return options.map(({ value, name, count, days, isChosen, link }) => {
      const label = key === 'exhibition' ? name : labelOf(key, value, lang, visit.texts);
      const note = days === null ? '' : dateRange(days);
      return { label, note, ...toCountTexts(count), isChosen, href: hrefOf(link) };
    });
  };
  return {
    here: hrefOf(listLink(updateCriteria(criteria, {}))),
    show: showText(view, visit),
    groups: {
      exhibition: toOptions('exhibition'),
      country: toOptions('country'),
      verified: toOptions('verified'),
      sample: toOptions('sample'),
      moq: toOptions('moq'),
    },
    anyMoq: { isChosen: criteria.filters?.moqMax === undefined, href: hrefOf(filters.withoutMoq) },
    price: {
      ...priceForm(criteria, filters, hrefOf(filters.withoutPrice)),
      ...priceBars(filters, visit),
    },
    chosen: filters.chosen.map((filter) => {
      return { label: toChosenLabel(filter, visit, pathName), href: hrefOf(filter.link) };
    }),
    clearAll: filters.clearAll && hrefOf(filters.clearAll),
    count: filters.chosen.length === 0 ? null : number(filters.chosen.length),
    look: type === 'product' ? { isList: criteria.view === 'list', otherHref: hrefOf(otherLook) } : null,
  };
}

function showText({ type, total, totalIsEstimate }: ListView, { boot, texts }: WordsVisit): string {
  if (totalIsEstimate) return texts.text('search.filters.show');
  const count = getFormat(boot.lang).number(total);
  return texts.counted(type === 'product' ? 'search.filters.showProducts' : 'search.filters.showSuppliers', total, {
    count,
  });
}

function labelOf(key: Exclude<FilterKey, 'exhibition'>, value: string, lang: LanguageCode, { text }: Texts): string {
  const { countryName, number } = getFormat(lang);
  if (key === 'country') return countryName(toRegionCode(value));
  if (key === 'moq') return number(Number(value));
  return text(`search.filter.${key}`);
}

function toChosenLabel(filter: ChosenFilter, { boot, texts }: WordsVisit, pathName: string | undefined): string {
  const { price } = getFormat(boot.lang);
  if (filter.key === 'path') return pathName ?? filter.value;
  if (filter.key !== 'price') {
    const label = labelOf(filter.key, filter.value, boot.lang, texts);
    return filter.key === 'moq' ? texts.text('search.filter.moqUpTo', { quantity: label }) : label;
  }
  const { min, max, currency } = filter;
  const formatAmount = (value: number) => wrapInIsolate(price(value, currency));
  if (min === undefined) return texts.text('search.filter.priceUpTo', { max: formatAmount(max ?? 0) });
  if (max === undefined) return texts.text('search.filter.priceFrom', { min: formatAmount(min) });
  return texts.text('search.filter.priceRange', { min: formatAmount(min), max: formatAmount(max) });
}

/** In percent; keeps a bar visible even if it counts few prices. */
const MIN_HEIGHT = 6;

function priceBars(
  { prices, currency }: FiltersView,
  { boot, texts }: WordsVisit,
): Pick<PriceForm, 'bars' | 'barsText'> {
  const most = Math.max(1, ...prices.map(({ count }) => count));
  const [first, last] = [prices[0], prices.at(-1)];
  const { price } = getFormat(boot.lang);
  const formatAmount = (value: number) => wrapInIsolate(price(value, currency));
  return {
    bars: prices.map(({ count, isInside }) => ({
      height: count === 0 ? 0 : Math.max(MIN_HEIGHT, Math.round((count / most) * 100)),
      isInside,
    })),
    barsText:
      first === undefined || last === undefined
        ? ''
        : texts.text('search.filter.priceBars', { min: formatAmount(first.from), max: formatAmount(last.to) }),
  };
}

/** A form sends only its own fields, so hidden fields carry the rest of the address. */
function priceForm(
  { filters = {} }: SearchCriteria,
  { currency, currencies }: FiltersView,
  withoutPrice: string,
): Omit<PriceForm, 'bars' | 'barsText'> {
  const { pathname, searchParams } = new URL(withoutPrice, 'http://address.invalid');
  const { priceMin, priceMax } = filters;
  return {
    action: pathname,
    hidden: [...searchParams].filter(([name]) => name !== 'currency'),
    currency,
    currencies,
    min: priceMin === undefined ? '' : String(priceMin),
    max: priceMax === undefined ? '' : String(priceMax),
  };
}
