import type { SearchCriteria } from '@fairhall/core/catalogue/criteria';
import { readCurrency } from '@fairhall/core/contract/catalogue/currency';
import { QUANTITY_MAX } from '@fairhall/core/contract/field-limits';
import { ok, type Result } from '@fairhall/core/result';
import { CATEGORY_TYPE } from '@fairhall/core/site/exhibition-codes';
import type { Failure } from '../answer.ts';
import { readCountryOption } from '../country-option.ts';
import type { Invocation } from '../noun.ts';
import {
  failInvalidOption,
  readChoiceOption,
  readFlagOption,
  readNumberOption,
  readTextOption,
} from '../option-values.ts';

const MAX_PAGE = 1_000_000;
const MAX_PAGE_SIZE = 40;
const SORT_ORDERS = {
  product: ['relevance', 'newest', 'priceAsc', 'priceDesc'],
  supplier: ['relevance', 'newest'],
} as const;

/** Parses arguments and options of a search command into search criteria. */
export function parseSearchCriteria(
  type: 'product' | 'supplier',
  { args, options }: Invocation,
): Result<SearchCriteria, Failure> {
  const pageNo = readNumberOption(options, 'page', 1, MAX_PAGE);
  const pageSize = readNumberOption(options, 'pageSize', 1, MAX_PAGE_SIZE);
  const sort = readChoiceOption(options, 'sort', SORT_ORDERS[type]);
  const filters = parseFilters(options);
  if (!pageNo.ok) return pageNo;
  if (!pageSize.ok) return pageSize;
  if (!sort.ok) return sort;
  if (!filters.ok) return filters;
  const exhibitionId = readTextOption(options, 'exhibition');
  const after = readTextOption(options, 'after');
  return ok({
    type,
    pageNo: pageNo.value ?? 1,
    ...parseCategory(options),
    ...(args.length > 0 && { keyword: args.join(' ') }),
    ...(pageSize.value !== undefined && { pageSize: pageSize.value }),
    ...(sort.value !== undefined && { sort: sort.value }),
    ...(exhibitionId !== undefined && { exhibitionId }),
    ...(after !== undefined && { after }),
    ...(Object.keys(filters.value).length > 0 && { filters: filters.value }),
  });
}

/** The tag if one is given, otherwise the category. */
function parseCategory(options: Invocation['options']): Pick<SearchCriteria, 'id' | 'categoryType'> {
  const tag = readTextOption(options, 'tag');
  if (tag !== undefined) return { id: tag, categoryType: CATEGORY_TYPE.tag };
  const category = readTextOption(options, 'category');
  return category === undefined ? {} : { id: category };
}

type Filters = NonNullable<SearchCriteria['filters']>;

function parseFilters(options: Invocation['options']): Result<Filters, Failure> {
  const moqMax = readNumberOption(options, 'moqMax', 1, QUANTITY_MAX);
  const priceMin = priceOption(options, 'priceMin');
  const priceMax = priceOption(options, 'priceMax');
  if (!moqMax.ok) return moqMax;
  if (!priceMin.ok) return priceMin;
  if (!priceMax.ok) return priceMax;
  const currency = currencyOption(options);
  if (!currency.ok) return currency;
  const country = readCountryOption(options, 'country');
  if (!country.ok) return country;
  return ok({
    ...(country.value && { countryId: country.value }),
    ...(readFlagOption(options, 'verified') && { verified: true }),
    ...(moqMax.value !== undefined && { moqMax: moqMax.value }),
    ...(priceMin.value !== undefined && { priceMin: priceMin.value }),
    ...(priceMax.value !== undefined && { priceMax: priceMax.value }),
    ...(currency.value !== undefined && { currency: currency.value }),
  });
}

function currencyOption(options: Invocation['options']): Result<string | undefined, Failure> {
  const given = readTextOption(options, 'currency');
  if (given === undefined) return ok(undefined);
  const { isCode, code } = readCurrency(given);
  return isCode ? ok(code) : failInvalidOption('currency', given, code ?? 'USD');
}

function priceOption(options: Invocation['options'], name: string): Result<number | undefined, Failure> {
  const given = readTextOption(options, name);
  if (given === undefined) return ok(undefined);
  return /^\d{1,9}(?:\.\d{1,4})?$/.test(given) ? ok(Number(given)) : failInvalidOption(name, given, '12.50');
}
