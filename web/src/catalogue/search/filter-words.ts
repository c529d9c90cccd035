import type { SearchCriteria } from '@fairhall/core/catalogue/criteria';
import type { ChosenFilter, FilterKey, FilterOption } from '@fairhall/core/catalogue/filters.view';
import type { ListView } from '@fairhall/core/catalogue/list.view';
import type { Texts } from '@fairhall/core/ports/texts';
import { formatFor } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { regionCode } from '@fairhall/core/site/region-code';
import { linkHref } from '../../page/address.ts';
import type { Visit } from '../../page/screen.ts';

/** A value to narrow a result by. */
export interface OptionWords {
  readonly label: string;
  /** '' where it is not known how many results have it. */
  readonly count: string;
  readonly isChosen: boolean;
  readonly href: string;
}

/** A form that narrows by price: its address, what goes along, and what is chosen. */
export interface PriceForm {
  readonly action: string;
  readonly hidden: readonly (readonly [name: string, value: string])[];
  readonly min: string;
  readonly max: string;
}

/** What narrows a result, in words and links. */
export interface FilterWords {
  readonly groups: Readonly<Record<FilterKey, readonly OptionWords[]>>;
  readonly price: PriceForm;
  readonly chosen: readonly { readonly label: string; readonly href: string }[];
  readonly clearAll: string | null;
  /** How many are chosen, as text; null for none. */
  readonly count: string | null;
  /** Rows below each other in place of a grid, and the address of the other look; null for a list that has one look. */
  readonly look: { readonly isList: boolean; readonly otherHref: string } | null;
}

type WordsVisit = Pick<Visit, 'boot' | 'texts' | 'href'>;

/** `pathName` names the category that a tag's products are narrowed to, where one is. */
export function filterWords(
  criteria: SearchCriteria,
  { filters, otherLook, type }: ListView,
  visit: WordsVisit,
  pathName?: string,
): FilterWords {
  const hrefOf = linkHref(visit.href);
  const { lang } = visit.boot;
  const { number } = formatFor(lang);
  const optionsOf = (key: FilterKey): readonly OptionWords[] => {
    const options: readonly FilterOption[] = filters.groups.find((group) => group.key === key)?.options ?? [];
    return options.map(({ value, name, count, isChosen, link }) => {
      const label = key === 'exhibition' ? name : labelOf(key, value, lang, visit.texts);
      return { label, count: count === null ? '' : number(count), isChosen, href: hrefOf(link) };
    });
  };
  return {
    groups: {
      exhibition: optionsOf('exhibition'),
      country: optionsOf('country'),
      verified: optionsOf('verified'),
      sample: optionsOf('sample'),
      moq: optionsOf('moq'),
    },
    price: priceForm(criteria, hrefOf(filters.withoutPrice)),
    chosen: filters.chosen.map((filter) => {
      return { label: chosenLabel(filter, visit, pathName), href: hrefOf(filter.link) };
    }),
    clearAll: filters.clearAll && hrefOf(filters.clearAll),
    count: filters.chosen.length === 0 ? null : number(filters.chosen.length),
    look: type === 'product' ? { isList: criteria.view === 'list', otherHref: hrefOf(otherLook) } : null,
  };
}

function labelOf(key: Exclude<FilterKey, 'exhibition'>, value: string, lang: LanguageCode, { text }: Texts): string {
  const { countryName, number } = formatFor(lang);
  if (key === 'country') return countryName(regionCode(value));
  if (key === 'moq') return number(Number(value));
  return text(`search.filter.${key}`);
}

function chosenLabel(filter: ChosenFilter, { boot, texts }: WordsVisit, pathName: string | undefined): string {
  const { number } = formatFor(boot.lang);
  if (filter.key === 'path') return pathName ?? filter.value;
  if (filter.key !== 'price') {
    const label = labelOf(filter.key, filter.value, boot.lang, texts);
    return filter.key === 'moq' ? texts.text('search.filter.moqUpTo', { quantity: label }) : label;
  }
  const { min, max } = filter;
  if (min === undefined) return texts.text('search.filter.priceUpTo', { max: number(max ?? 0) });
  if (max === undefined) return texts.text('search.filter.priceFrom', { min: number(min) });
  return texts.text('search.filter.priceRange', { min: number(min), max: number(max) });
}

/** A form sends its own fields alone, so whatever else the address says goes along hidden. */
function priceForm({ filters = {} }: SearchCriteria, withoutPrice: string): PriceForm {
  const { pathname, searchParams } = new URL(withoutPrice, 'http://address.invalid');
  const { priceMin, priceMax } = filters;
  return {
    action: pathname,
    hidden: [...searchParams],
    min: priceMin === undefined ? '' : String(priceMin),
    max: priceMax === undefined ? '' : String(priceMax),
  };
}
