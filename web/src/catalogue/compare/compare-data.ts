import { parseGoodsIds, printGoodsIds } from '@fairhall/core/catalogue/compare/choice';
import { loadComparison } from '@fairhall/core/catalogue/compare/comparison';
import { type ComparisonView, toComparisonView } from '@fairhall/core/catalogue/compare/comparison.view';
import { toShortNames, toShortSuppliers } from '@fairhall/core/catalogue/compare/short-names';
import { unitName } from '@fairhall/core/catalogue/unit';
import { COMPARE_MAX } from '@fairhall/core/contract/catalogue/limits';
import { type AskAllProduct, splitByRating } from '@fairhall/core/enquiry/ask-all-products';
import { readQuery } from '@fairhall/core/routes/query';
import { getFormat } from '@fairhall/core/site/format';
import { requireValue } from '../../page/loader-results.ts';
import type { Visit } from '../../page/screen.ts';
import { type ColumnWords, columnWords, type HeadNames } from './column-words.ts';
import { type RowWords, rowWords, type SingleWords, toAloneWords, toSameWords } from './row-words.ts';

/** Products side by side, formatted. */
export interface CompareData {
  readonly title: string;
  readonly columns: readonly ColumnWords[];
  /** The rows that differ. */
  readonly rows: readonly RowWords[];
  /** The rows that are the same for all products; all rows if there is only one product. */
  readonly same: readonly SingleWords[];
  /** The specifications that only one product states. */
  readonly alone: readonly SingleWords[];
  /** Remarks about the comparison as a whole. */
  readonly notes: readonly string[];
  readonly searchHref: string;
  /** The quantity at which prices are compared; null if they cannot be, or if there is only one product. */
  readonly quantity: ComparedQuantity | null;
  /** Null if one supplier makes all products, if all suppliers are rated red, and on the suppliers' site. */
  readonly askAll: AskAllProps | null;
}

/** The quantity at which prices are compared, for the form that changes it. */
export interface ComparedQuantity {
  readonly count: number;
  /** The smallest that all suppliers sell. */
  readonly least: number;
  /** For example "pieces". */
  readonly unit: string;
  /** The products as the address has them. */
  readonly goodsIds: string;
}

/** A compared product as the form for all suppliers shows it. */
interface NamedProduct extends AskAllProduct {
  readonly product: string;
  readonly supplier: string;
  /** The supplier's name in a single line with the others. */
  readonly shortSupplier: string;
  /** Whether nobody of the supplier receives enquiries, so that the organiser's team gets it. */
  readonly isUnreachable: boolean;
}

/** The props of the form for all suppliers. */
export interface AskAllProps {
  /** One product for each supplier; a single one is asked with its own form. */
  readonly products: readonly NamedProduct[];
  /** Suppliers that are rated red: each is contacted alone, after a warning. D-25 */
  readonly omitted: readonly string[];
  /** The unit of all products; null if their units differ, so that no common quantity can be asked for. */
  readonly unit: string | null;
  /** The compared quantity; null if the products have none in common. */
  readonly quantity: number | null;
}

export async function loadCompareData(visit: Visit<'compare'>): Promise<CompareData> {
  const query = readQuery(visit.search);
  const ids = parseGoodsIds(query.goodsIds);
  const loaded = requireValue(await loadComparison(visit.ports.gateway, ids, visit.signal));
  const view = toComparisonView(loaded, visit.boot.now, query.quantity);
  return compareData(view, visit);
}

/** The number of characters in a line of the head of a narrow column. */
const LINE_LENGTH = 10;

function compareData(view: ComparisonView, visit: Visit<'compare'>): CompareData {
  const { texts, boot, href } = visit;
  const { columns, rows } = view;
  const count = columns.length;
  const names = columns.map(({ name, supplier }) => ({ name, supplier: supplier.name }));
  const shortNames = toShortNames(names, LINE_LENGTH);
  const shortSuppliers = toShortSuppliers(columns.map(({ supplier }) => supplier.name));
  const columnsWords = columns.map((column, index) =>
    columnWords(column, toHeadNames(shortNames[index] ?? column.name, shortSuppliers[index] ?? ''), visit),
  );
  const words = { view, columns: columnsWords, visit };
  return {
    title:
      count === 0
        ? texts.text('compare.tray')
        : texts.counted('compare.title', count, { count: getFormat(boot.lang).number(count) }),
    columns: columnsWords,
    rows: rows.filter(({ differs, isAlone }) => differs && !isAlone).map((row) => rowWords(row, words)),
    same: count === 0 ? [] : rows.filter(({ differs }) => !differs).map((row) => toSameWords(row, words)),
    alone: rows.filter(({ isAlone }) => isAlone).flatMap((row) => toAloneWords(row, words)),
    notes: toNotes(view, visit),
    searchHref: href('search', { searchType: 'product' }),
    quantity: toComparedQuantity(view, visit),
    askAll: boot.audience === 'supplier' ? null : toAskAll(view, visit),
  };
}

/** A product's name that begins with its supplier's needs no second one. */
const toHeadNames = (name: string, supplier: string): HeadNames => ({
  shortName: name,
  shortSupplier: name.startsWith(supplier) ? '' : supplier,
});

function toComparedQuantity(
  { columns, quantity }: ComparisonView,
  { texts }: Visit<'compare'>,
): ComparedQuantity | null {
  if (quantity === null || columns.length < 2) return null;
  const { count, least, unit } = quantity;
  return { count, least, unit: unitName(texts, unit), goodsIds: printGoodsIds(columns.map(({ id }) => id)) };
}

function toAskAll({ columns, quantity }: ComparisonView, { texts }: Visit<'compare'>): AskAllProps | null {
  const { asked, omitted } = splitByRating(columns);
  if (asked.length === 0 || asked.length + omitted.length < 2) return null;
  const shortNames = toShortSuppliers(asked.map(({ supplier }) => supplier.name));
  const [unit = '', ...others] = new Set(asked.map((column) => column.unit));
  return {
    products: asked.map(({ id, name, supplier }, index) => ({
      targetId: id,
      supplierId: supplier.id,
      product: name,
      supplier: supplier.name,
      shortSupplier: shortNames[index] ?? supplier.name,
      isUnreachable: supplier.isUnreachable,
    })),
    omitted: omitted.map(({ supplier }) => supplier.name),
    unit: others.length === 0 ? unitName(texts, unit) : null,
    quantity: quantity?.count ?? null,
  };
}

function toNotes({ columns, gone, isCut }: ComparisonView, { texts, boot }: Visit<'compare'>): readonly string[] {
  const { number } = getFormat(boot.lang);
  return [
    ...(isCut ? [texts.text('compare.cut', { max: number(COMPARE_MAX) })] : []),
    ...(gone > 0 ? [texts.counted('compare.gone', gone, { count: number(gone) })] : []),
    ...(columns.length === 1 ? [texts.text('compare.needsMore')] : []),
  ];
}
