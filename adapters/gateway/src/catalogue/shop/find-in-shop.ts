import type { ShopPage } from '@fairhall/core/contract/catalogue/calls';
import { type Answer, jsonText } from '@fairhall/core/contract/dispatcher';
import { ROW_START } from '@fairhall/core/contract/rows';
import { ok } from '@fairhall/core/result';
import type { CallContext } from '../../call-context.ts';
import { PAGE_PART_SEPARATOR, ROW_END } from '../search/page-text.ts';
import { toExpression } from '../search/plan.ts';
import type { Alternative } from '../search/query-interpretations.ts';
import type { Search } from '../search/search.ts';
import { MAX_EXACT_TOTAL } from '../search/search-request.ts';
import { prepareShopStatement } from './shop.statements.ts';

const PAGE_SIZE = 24;

interface ShopQuery {
  readonly supplierId: string;
  readonly keyword?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly pageNo: number;
}

/** The answer of a statement. */
interface ShopResult {
  readonly total: number;
  readonly groups: string;
  readonly rows: readonly string[];
}

/** A page of one supplier's products. Words are interpreted as in a search of the whole catalogue. */
export async function findInShop(search: Search, query: ShopQuery, context: CallContext): Promise<Answer<ShopPage>> {
  const { keyword = '' } = query;
  const found = keyword.trim() === '' ? await page(search, query, context) : await findByWords(search, query, context);
  const isAll = keyword.trim() === '' && query.categoryId === undefined;
  return ok(jsonText<ShopPage>(formatShopPage(query.pageNo, found ?? EMPTY_RESULT, isAll)));
}

const EMPTY_RESULT: ShopResult = { total: 0, groups: '[]', rows: [] };

/**
 * Tries interpretations of the words, strictest first, until one finds something. A shop is small, so matches in names
 * and elsewhere are searched together, with names first.
 */
async function findByWords(search: Search, query: ShopQuery, context: CallContext): Promise<ShopResult | undefined> {
  const tried: Alternative[] = [];
  for await (const interpretation of search.interpretations(query.keyword ?? '', context.lang)) {
    tried.push(...interpretation);
    if (interpretation.every(({ words }) => words.every(({ where }) => where === 'name'))) continue;
    const found = await page(search, query, context, tried);
    if (found.total > 0 || found.groups !== EMPTY_RESULT.groups) return found;
  }
  return undefined;
}

async function page(
  search: Search,
  { supplierId, categoryId, pageNo }: ShopQuery,
  { database, lang }: CallContext,
  alternatives: readonly Alternative[] = [],
): Promise<ShopResult> {
  const grades = alternatives.map(({ words }) => toExpression({ words, filters: [] }) ?? '');
  const statement = prepareShopStatement({ words: grades.length > 0, category: categoryId !== undefined });
  const cardLang = await search.languageFor(lang);
  const answer = await database.json(statement, [
    supplierId,
    cardLang,
    lang,
    PAGE_SIZE,
    (pageNo - 1) * PAGE_SIZE,
    ...(grades.length === 0 ? [] : [grades.map((grade) => `(${grade})`).join(' | '), JSON.stringify(grades)]),
    ...(categoryId === undefined ? [] : [categoryId.toUpperCase()]),
  ]);
  const [total = '0', groups = '[]', rows = ''] = (answer ?? '').split(PAGE_PART_SEPARATOR);
  return { total: Number(total), groups, rows: rows === '' ? [] : rows.split(ROW_END) };
}

/** Rows are separated by `ROW_START`. The total of all products of a shop is always exact. */
function formatShopPage(pageNo: number, { total, groups, rows }: ShopResult, isAll: boolean): string {
  const isExact = isAll || total <= MAX_EXACT_TOTAL;
  return [
    `{"records":[${rows.map((row) => ROW_START + row).join(',')}${ROW_START}]`,
    `,"total":${isExact ? total : MAX_EXACT_TOTAL},"pageNo":${pageNo},"pageSize":${PAGE_SIZE},"groups":${groups}`,
    isExact ? '}' : ',"totalIsEstimate":true}',
  ].join('');
}
