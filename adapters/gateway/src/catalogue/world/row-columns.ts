import type { CatalogueRowOf } from '@fairhall/core/catalogue/catalogue-row';
import { categoryLevel } from '@fairhall/core/catalogue/category-code';
import { type Filter, formatVector, listLexemes, toVectorText } from '../search/lexemes.ts';
import { documentTokens } from '../search/tokens.ts';
import type { FilledRow } from './insert-rows.ts';

type CategoryRow = CatalogueRowOf<'category'>;
type SupplierRow = CatalogueRowOf<'supplier'>;
type ProductRow = CatalogueRowOf<'product'>;

/** Prices are stored as whole ten-thousandths, so that they sort and compare exactly. */
const PRICE_PARTS = 10_000;
/** A rank that belongs to no tier. */
export const NO_TIER = 2 ** 31 - 1;
const NO_PRICE = { min_order: 0, price_low: 0, price_high: 0 };

export function categoryColumns({ id, parent, industry, names }: CategoryRow): FilledRow<'category'> {
  return { id, parent_id: parent, industry, level: categoryLevel(id) ?? 3, names };
}

/** A supplier's row. Its minimum order, prices and categories are computed from its products later. */
export function supplierColumns(row: SupplierRow, now: number): FilledRow<'supplier'> {
  const {
    id,
    industry,
    countryId,
    countryCode,
    businessType,
    established,
    employees,
    light,
    proofs,
    spotlight,
    logo,
    rank,
  } = row;
  return {
    id,
    industry,
    country_id: countryId,
    country_code: countryCode,
    business_type: businessType,
    established,
    employees,
    light,
    proofs,
    spotlight,
    logo,
    rank,
    created: now - row.age,
    ...NO_PRICE,
    search: toVectorText({
      rank,
      names: Object.values(row.texts).flatMap(({ name, mainProducts }) => [name, ...mainProducts]),
      keywords: Object.values(row.texts).flatMap(({ province, about }) => [province, about]),
      filters: supplierFilters(row),
    }),
  };
}

/** The names by which a product is found besides its own. */
export interface ProductSurroundings {
  readonly supplier: Pick<SupplierRow, 'texts' | 'countryId' | 'proofs'>;
  /** Names of its categories and tags in every language. */
  readonly keywords: readonly string[];
}

/** A product's row, and all its lexemes, each once. */
export function productColumns(
  row: ProductRow,
  around: ProductSurroundings,
  now: number,
): { readonly columns: FilledRow<'product'>; readonly lexemes: ReadonlySet<string> } {
  const { id, category, supplier, unit, currency, images, score, rank } = row;
  const prices = row.tiers.map(({ price }) => Math.round(price * PRICE_PARTS));
  const [category_1 = '', category_2 = '', category_3 = ''] = listCategoryLevels(category);
  const lexemes = productLexemes(row, around);
  const columns = {
    id,
    category_id: category,
    category_1,
    category_2,
    category_3,
    supplier_id: supplier,
    unit,
    lead_days: row.leadDays,
    currency,
    images,
    score,
    view_count: row.viewCount,
    rank,
    created: now - row.age,
    min_order: row.minOrder,
    sample: row.sample ?? false,
    trade_terms: row.tradeTerms ?? null,
    price_low: prices.length === 0 ? 0 : Math.min(...prices),
    price_high: prices.length === 0 ? 0 : Math.max(...prices),
    search: formatVector(lexemes),
  };
  return { columns, lexemes };
}

/** The product's own words and filters, and the words of related names. */
function productLexemes(row: ProductRow, { supplier, keywords }: ProductSurroundings): ReadonlySet<string> {
  const { category, tags, sample } = row;
  const all = listLexemes({
    rank: row.rank,
    names: Object.values(row.texts).map(({ name }) => name),
    keywords: row.keywords ?? [],
    filters: [
      ...listCategoryLevels(category).map((code): Filter => ({ kind: 'category', id: code })),
      ...tags.map((code): Filter => ({ kind: 'tag', id: code })),
      ...supplierFilters(supplier),
      ...(sample === true ? [{ kind: 'sample' } as const] : []),
    ],
  });
  for (const name of keywords) for (const word of getWords(name)) all.add(word);
  for (const { name } of Object.values(supplier.texts)) for (const word of getWords(name)) all.add(word);
  return all;
}

/** A category with its ancestors, the topmost first. */
const listCategoryLevels = (category: string): readonly string[] => [
  category.slice(0, 4),
  category.slice(0, 6),
  category,
];

/** Cached words of names that many products share: splitting them takes most of the time, and there are few. */
const CACHE_BY_NAME = new Map<string, readonly string[]>();
const MAX_CACHED = 20_000;

function getWords(name: string): readonly string[] {
  const cached = CACHE_BY_NAME.get(name);
  if (cached !== undefined) return cached;
  if (CACHE_BY_NAME.size >= MAX_CACHED) CACHE_BY_NAME.clear();
  const words = documentTokens(name);
  CACHE_BY_NAME.set(name, words);
  return words;
}

function supplierFilters({ countryId, proofs }: Pick<SupplierRow, 'countryId' | 'proofs'>): readonly Filter[] {
  const country: Filter = { kind: 'country', id: countryId };
  return proofs.length === 0 ? [country] : [country, { kind: 'verified' }];
}
