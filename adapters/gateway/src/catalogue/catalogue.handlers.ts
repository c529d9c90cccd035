import type { catalogue, searchInput } from '@fairhall/core/contract/catalogue/calls';
import { SUPPLIER_GOODS_MAX } from '@fairhall/core/contract/catalogue/limits';
import { type Answer, type Handlers, jsonText, type Refusal } from '@fairhall/core/contract/dispatcher';
import { ROW_START } from '@fairhall/core/contract/rows';
import { err, ok } from '@fairhall/core/result';
import { CATEGORY_TYPE } from '@fairhall/core/site/exhibition-codes';
import type * as z from 'zod/mini';
import type { CallContext } from '../call-context.ts';
import type { Statement, StatementValue } from '../db/statement.ts';
import { CURSOR_INVALID, NOT_FOUND, PAGE_GONE } from '../wire/call-error.ts';
import * as statements from './catalogue.statements.ts';
import { currencyRefusal } from './currency-refusal.ts';
import type { CountView } from './directory/view-counter.ts';
import { PRODUCT_CARDS_BY_IDS, PRODUCT_COMPARISON, PRODUCT_NEIGHBOURS } from './neighbour.statements.ts';
import type { CountEmptySearch } from './search/empty-searches.ts';
import { filterLexeme, quoteLexeme } from './search/lexemes.ts';
import type { Search } from './search/search.ts';
import type { SearchRequest, SearchTarget } from './search/search-request.ts';
import { findInShop } from './shop/find-in-shop.ts';

type ParsedSearch = z.output<typeof searchInput>;
type Recommend = {
  readonly goodsId?: string | undefined;
  readonly tagCodes?: string[] | undefined;
  readonly limit: number;
};

const PAGE_SIZE = 20;

/** Calls that search, show and recommend products and suppliers. Answers are the database's own JSON. */
export function catalogueHandlers(
  search: Search,
  { countView, countEmptySearch }: Counters = NO_COUNTERS,
): Handlers<typeof catalogue, CallContext> {
  return {
    searchGoods: async (input, context) => {
      const problem = currencyProblem(input);
      if (problem !== undefined) return err(problem);
      if (isCategoryPage(input)) countView({ kind: 'category', id: input.id.toUpperCase() }, context);
      return find(search, searchOf('product', input, context.lang), (page) => {
        if (isPlainSearch(input) && isEmptyPage(page)) countEmptySearch(input.keyword, context.userAgent);
      });
    },
    searchSupplier: async (input, { lang }) => {
      const problem = currencyProblem(input);
      return problem === undefined ? find(search, searchOf('supplier', input, lang)) : err(problem);
    },
    latestGoods: ({ pageNo }, { lang }) =>
      find(search, { searched: 'product', sort: 'newest', pageNo, pageSize: PAGE_SIZE, facets: false, lang }),
    goodsDetail: async ({ goodsSpuId }, context) => {
      countView({ kind: 'product', id: goodsSpuId }, context);
      const lang = await search.languageFor(context.lang);
      return page(context, 'product', statements.PRODUCT, [goodsSpuId, lang, context.lang]);
    },
    priceTiers: ({ goodsId }, context) => readOne(context, statements.PRICE_TIERS, [goodsId]),
    supplierDetail: async ({ supplierId, goods = SUPPLIER_GOODS_MAX }, context) => {
      countView({ kind: 'supplier', id: supplierId }, context);
      const lang = await search.languageFor(context.lang);
      return page(context, 'supplier', statements.SUPPLIER, [supplierId, lang, goods]);
    },
    supplierGoods: (input, context) => findInShop(search, input, context),
    goodsNeighbours: async ({ goodsId }, context) =>
      readOne(context, PRODUCT_NEIGHBOURS, [goodsId, await search.languageFor(context.lang)]),
    goodsByIds: async ({ goodsIds }, context) =>
      readOne(context, PRODUCT_CARDS_BY_IDS, [JSON.stringify(goodsIds), await search.languageFor(context.lang)]),
    compareGoods: async ({ goodsIds }, context) =>
      readOne(context, PRODUCT_COMPARISON, [JSON.stringify(goodsIds), await search.languageFor(context.lang)]),
    recommendGoods: (input, context) =>
      listRecommended(search, input, context, [
        statements.PRODUCT_CARDS_BY_SIMILARITY,
        statements.PRODUCT_CARDS_BY_TAG,
        statements.PRODUCT_CARDS_BY_RANK,
      ]),
    recommendSupplier: (input, context) =>
      listRecommended(search, input, context, [
        statements.SUPPLIER_CARDS_BY_SIMILARITY,
        statements.SUPPLIER_CARDS_BY_TAG,
        statements.SUPPLIER_CARDS_BY_RANK,
      ]),
  };
}

/** Counts of what buyers look at, and of what they look for in vain. */
interface Counters {
  readonly countView: CountView;
  readonly countEmptySearch: CountEmptySearch;
}

const NO_COUNTERS: Counters = { countView: () => undefined, countEmptySearch: () => undefined };

/** True for the first page of a search for words alone: with filters, finding nothing says little about the words. */
const isPlainSearch = (input: ParsedSearch): input is ParsedSearch & { keyword: string } =>
  input.keyword !== undefined &&
  input.id === undefined &&
  input.after === undefined &&
  input.pageNo === 1 &&
  Object.keys(input.filters ?? {}).length === 0;

/** Whether a page of search results has no row; its text is not parsed. */
const isEmptyPage = (page: string): boolean => page.startsWith(`{"records":[${ROW_START}]`);

/** True for a request that browses a category without a search. */
const isCategoryPage = (input: ParsedSearch): input is ParsedSearch & { id: string } =>
  input.id !== undefined && input.categoryType !== CATEGORY_TYPE.tag && input.keyword === undefined;

/** Rejects an unknown currency; undefined if the currency is valid or absent. */
const currencyProblem = ({ filters }: ParsedSearch): Refusal | undefined =>
  filters?.currency === undefined ? undefined : currencyRefusal(filters.currency);

async function find<Page>(
  search: Search,
  request: SearchRequest,
  onFound: (page: string) => void = () => undefined,
): Promise<Answer<Page>> {
  const found = await search.find(request);
  if (found.ok) onFound(found.value);
  return found.ok ? ok(jsonText<Page>(found.value)) : err(CURSOR_INVALID);
}

/** Builds the search request. `id` is a category unless `categoryType` says that it is a tag. */
function searchOf(searched: SearchTarget, input: ParsedSearch, lang: string): SearchRequest {
  const { keyword, id, categoryType, exhibitionId, filters = {}, pageNo, pageSize, after, sort, facets } = input;
  const isTag = categoryType === CATEGORY_TYPE.tag;
  return {
    searched,
    keyword,
    exhibition: exhibitionId,
    after,
    sort,
    pageNo,
    pageSize,
    lang,
    ...(isTag ? { tag: id, category: filters.categoryPath } : { category: selectDeeper(id, filters.categoryPath) }),
    country: filters.countryId,
    verified: filters.verified,
    sample: filters.sample,
    moqMax: filters.moqMax,
    priceMin: filters.priceMin,
    priceMax: filters.priceMax,
    currency: filters.currency,
    facets: facets?.includes('category') ?? false,
    narrowing: facets?.includes('filters'),
  };
}

/** The lower of two categories on one branch of the tree; if neither contains the other, an id that no category has. */
function selectDeeper(id: string | undefined, path: string | undefined): string | undefined {
  if (id === undefined || path === undefined) return id ?? path;
  const [one, other] = [id.toUpperCase(), path.toUpperCase()];
  if (one.startsWith(other)) return one;
  return other.startsWith(one) ? other : NO_CATEGORY;
}

const NO_CATEGORY = '-';

/** The JSON text of a statement's only row, or a rejection if there is none. */
async function readOne<Value>(
  { database }: CallContext,
  statement: Statement,
  values: readonly StatementValue[],
): Promise<Answer<Value>> {
  const text = await database.json(statement, values);
  return text === null ? err(NOT_FOUND) : ok(jsonText<Value>(text));
}

/**
 * The JSON text of a page by its id, the first value; an id that was deleted gets another rejection than an id that
 * never existed.
 */
async function page<Value>(
  context: CallContext,
  kind: 'product' | 'supplier',
  statement: Statement,
  values: readonly [string, ...StatementValue[]],
): Promise<Answer<Value>> {
  const found = await readOne<Value>(context, statement, values);
  if (found.ok) return found;
  const gone = await context.database.json(statements.PAGE_GONE, [kind, values[0]]);
  return err(gone === null ? NOT_FOUND : PAGE_GONE);
}

/** Recommendations by tags if any are given, else by similarity to a product, else the best-ranked ones. */
async function listRecommended<Value>(
  search: Search,
  { goodsId, tagCodes = [], limit }: Recommend,
  context: CallContext,
  [similar, tagged, best]: readonly [Statement, Statement, Statement],
): Promise<Answer<Value>> {
  const language = await search.languageFor(context.lang);
  if (tagCodes.length > 0) {
    const expression = tagCodes
      .map((id) => quoteLexeme(filterLexeme({ kind: 'tag', id: id.toUpperCase() })))
      .join(' | ');
    return readOne(context, tagged, [limit, language, expression, goodsId ?? null]);
  }
  return goodsId === undefined
    ? readOne(context, best, [limit, language])
    : readOne(context, similar, [limit, language, goodsId]);
}
