import type { SearchCriteria } from '@fairhall/core/catalogue/criteria';
import { readCurrency } from '@fairhall/core/contract/catalogue/currency';
import { QUANTITY_MAX } from '@fairhall/core/contract/field-limits';
import { ok, type Result } from '@fairhall/core/result';
import { CATEGORY_TYPE } from '@fairhall/core/site/exhibition-codes';
import type { Failure } from '../answer.ts';
import type { Invocation } from '../noun.ts';
import { choiceOption, flagOption, numberOption, textOption, wrongOption } from '../option-values.ts';

const LAST_PAGE = 1_000_000;
const LARGEST_PAGE = 40;
const SORTS = { product: ['relevance', 'newest', 'priceAsc', 'priceDesc'], supplier: ['relevance', 'newest'] } as const;

/** What a search line asks for. */
export function criteriaOf(
  type: 'product' | 'supplier',
  { args, options }: Invocation,
): Result<SearchCriteria, Failure> {
  const pageNo = numberOption(options, 'page', 1, LAST_PAGE);
  const pageSize = numberOption(options, 'pageSize', 1, LARGEST_PAGE);
  const sort = choiceOption(options, 'sort', SORTS[type]);
  const filters = filtersOf(options);
  if (!pageNo.ok) return pageNo;
  if (!pageSize.ok) return pageSize;
  if (!sort.ok) return sort;
  if (!filters.ok) return filters;
  const exhibitionId = textOption(options, 'exhibition');
  const after = textOption(options, 'after');
  return ok({
    type,
    pageNo: pageNo.value ?? 1,
    ...placeOf(options),
    ...(args.length > 0 && { keyword: args.join(' ') }),
    ...(pageSize.value !== undefined && { pageSize: pageSize.value }),
    ...(sort.value !== undefined && { sort: sort.value }),
    ...(exhibitionId !== undefined && { exhibitionId }),
    ...(after !== undefined && { after }),
    ...(Object.keys(filters.value).length > 0 && { filters: filters.value }),
  });
}

/** A tag where one is named, else a category. */
function placeOf(options: Invocation['options']): Pick<SearchCriteria, 'id' | 'categoryType'> {
  const tag = textOption(options, 'tag');
  if (tag !== undefined) return { id: tag, categoryType: CATEGORY_TYPE.tag };
  const category = textOption(options, 'category');
  return category === undefined ? {} : { id: category };
}

type Filters = NonNullable<SearchCriteria['filters']>;

function filtersOf(options: Invocation['options']): Result<Filters, Failure> {
  const moqMax = numberOption(options, 'moqMax', 1, QUANTITY_MAX);
  const priceMin = priceOption(options, 'priceMin');
  const priceMax = priceOption(options, 'priceMax');
  if (!moqMax.ok) return moqMax;
  if (!priceMin.ok) return priceMin;
  if (!priceMax.ok) return priceMax;
  const currency = currencyOption(options);
  if (!currency.ok) return currency;
  const countryId = textOption(options, 'country');
  return ok({
    ...(countryId !== undefined && { countryId }),
    ...(flagOption(options, 'verified') && { verified: true }),
    ...(moqMax.value !== undefined && { moqMax: moqMax.value }),
    ...(priceMin.value !== undefined && { priceMin: priceMin.value }),
    ...(priceMax.value !== undefined && { priceMax: priceMax.value }),
    ...(currency.value !== undefined && { currency: currency.value }),
  });
}

function currencyOption(options: Invocation['options']): Result<string | undefined, Failure> {
  const given = textOption(options, 'currency');
  if (given === undefined) return ok(undefined);
  const { isCode, code } = readCurrency(given);
  return isCode ? ok(code) : wrongOption('currency', given, code ?? 'USD');
}

function priceOption(options: Invocation['options'], name: string): Result<number | undefined, Failure> {
  const given = textOption(options, name);
  if (given === undefined) return ok(undefined);
  return /^\d{1,9}(?:\.\d{1,4})?$/.test(given) ? ok(Number(given)) : wrongOption(name, given, '12.50');
}
