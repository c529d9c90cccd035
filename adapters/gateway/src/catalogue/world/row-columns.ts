import type { CatalogueRowOf } from '@fairhall/core/catalogue/catalogue-row';
import { categoryLevel } from '@fairhall/core/catalogue/category-code';
import { type Filter, vectorText } from '../search/lexemes.ts';
import type { FilledRow } from './insert-rows.ts';

type CategoryRow = CatalogueRowOf<'category'>;
type SupplierRow = CatalogueRowOf<'supplier'>;
type ProductRow = CatalogueRowOf<'product'>;

/** Prices are stored as whole ten-thousandths, so that they sort and compare exactly. */
const PRICE_PARTS = 10_000;
const NO_PRICE = { min_order: 0, price_low: 0, price_high: 0 };

export function categoryColumns({ id, parent, industry, names }: CategoryRow): FilledRow<'category'> {
  return { id, parent_id: parent, industry, level: categoryLevel(id) ?? 3, names };
}

/** A supplier's row. Its least order, prices and categories come from its products afterwards. */
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
    ...{
      id,
      industry,
      country_id: countryId,
      country_code: countryCode,
      business_type: businessType,
      established,
      employees,
      light,
      proofs,
    },
    ...{ spotlight, logo, rank, created: now - row.age, ...NO_PRICE },
    search: vectorText({
      rank,
      names: Object.values(row.texts).flatMap(({ name, mainProducts }) => [name, ...mainProducts]),
      keywords: Object.values(row.texts).flatMap(({ province, about }) => [province, about]),
      filters: supplierFilters(row),
    }),
  };
}

/** What a product is found by besides its own name. */
export interface ProductSurroundings {
  readonly supplier: Pick<SupplierRow, 'texts' | 'countryId' | 'proofs'>;
  /** Names of its categories and tags in every language. */
  readonly keywords: readonly string[];
  /** The words of a text, kept where many products share it. */
  readonly tokensOf?: (text: string) => readonly string[];
}

export function productColumns(row: ProductRow, around: ProductSurroundings, now: number): FilledRow<'product'> {
  const { id, category, supplier, unit, currency, images, score, rank } = row;
  const categories = [category.slice(0, 4), category.slice(0, 6), category];
  const prices = row.tiers.map(({ price }) => Math.round(price * PRICE_PARTS));
  const [category_1 = '', category_2 = '', category_3 = ''] = categories;
  return {
    ...{ id, category_id: category, category_1, category_2, category_3, supplier_id: supplier, unit },
    ...{ lead_days: row.leadDays, currency, images, score, view_count: row.viewCount, rank, created: now - row.age },
    min_order: row.minOrder,
    sample: row.sample ?? false,
    price_low: prices.length === 0 ? 0 : Math.min(...prices),
    price_high: prices.length === 0 ? 0 : Math.max(...prices),
    search: vectorText(
      {
        rank,
        names: Object.values(row.texts).map(({ name }) => name),
        keywords: [
          ...(row.keywords ?? []),
          ...around.keywords,
          ...Object.values(around.supplier.texts).map(({ name }) => name),
        ],
        filters: [
          ...categories.map((code): Filter => ({ kind: 'category', id: code })),
          ...row.tags.map((code): Filter => ({ kind: 'tag', id: code })),
          ...supplierFilters(around.supplier),
          ...(row.sample === true ? [{ kind: 'sample' } as const] : []),
        ],
      },
      around.tokensOf,
    ),
  };
}

function supplierFilters({ countryId, proofs }: Pick<SupplierRow, 'countryId' | 'proofs'>): readonly Filter[] {
  const country: Filter = { kind: 'country', id: countryId };
  return proofs.length === 0 ? [country] : [country, { kind: 'verified' }];
}
