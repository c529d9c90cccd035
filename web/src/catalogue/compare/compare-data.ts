import { parseGoodsIds } from '@fairhall/core/catalogue/compare/choice';
import { loadComparison } from '@fairhall/core/catalogue/compare/comparison';
import { type ComparisonView, toComparisonView } from '@fairhall/core/catalogue/compare/comparison.view';
import { formatUnitQuantity, unitCount, unitName } from '@fairhall/core/catalogue/unit';
import { COMPARE_MAX } from '@fairhall/core/contract/catalogue/limits';
import { type AskAllProduct, splitByRating } from '@fairhall/core/enquiry/ask-all-products';
import { readQuery } from '@fairhall/core/routes/query';
import { getFormat } from '@fairhall/core/site/format';
import { requireValue } from '../../page/loader-results.ts';
import type { Visit } from '../../page/screen.ts';
import { type ColumnWords, columnWords } from './column-words.ts';

/** A row with one line in each cell. */
export interface RowWords {
  readonly name: string;
  readonly differs: boolean;
  readonly cells: readonly CellWords[];
}

export interface CellWords {
  readonly text: string;
  /** Why the value is the best of its row; null if it is not. */
  readonly best: string | null;
  /** True if the product has no value here. */
  readonly isSilent: boolean;
}

/** Products side by side, formatted. */
export interface CompareData {
  readonly title: string;
  readonly columns: readonly ColumnWords[];
  readonly prices: { readonly differs: boolean; readonly best: readonly (string | null)[]; readonly at: string | null };
  readonly facts: readonly RowWords[];
  readonly certificatesDiffer: boolean;
  readonly suppliersDiffer: boolean;
  readonly specs: readonly RowWords[];
  /** Remarks about the comparison as a whole. */
  readonly notes: readonly string[];
  readonly searchHref: string;
  /** Null if one supplier makes all products, and on the suppliers' site. */
  readonly askAll: AskAllProps | null;
}

/** A compared product as the form for all suppliers shows it. */
interface NamedProduct extends AskAllProduct {
  readonly product: string;
  readonly supplier: string;
  /** Whether nobody of the supplier receives enquiries, so that the organiser's team gets it. */
  readonly isUnreachable: boolean;
}

/** The props of the form for all suppliers. */
export interface AskAllProps {
  /** One product for each supplier. */
  readonly products: readonly NamedProduct[];
  /** Suppliers that are rated red: each is contacted alone, after a warning. D-25 */
  readonly omitted: readonly string[];
  /** The unit of all products; null if their units differ, so that no common quantity can be asked for. */
  readonly unit: string | null;
}

export async function loadCompareData(visit: Visit<'compare'>): Promise<CompareData> {
  const ids = parseGoodsIds(readQuery(visit.search).goodsIds);
  const loaded = requireValue(await loadComparison(visit.ports.gateway, ids, visit.signal));
  const view = toComparisonView(loaded, visit.boot.now);
  return compareData(view, visit);
}

function compareData(view: ComparisonView, visit: Visit<'compare'>): CompareData {
  const { texts, boot, href } = visit;
  const { columns, rows, quantity } = view;
  const count = columns.length;
  return {
    title:
      count === 0
        ? texts.text('compare.tray')
        : texts.counted('compare.title', count, { count: getFormat(boot.lang).number(count) }),
    columns: columns.map((column) => columnWords(column, visit)),
    prices: {
      differs: rows.price.differs,
      best: columns.map((_, index) => (rows.price.best.includes(index) ? texts.text('compare.best.price') : null)),
      at:
        quantity === null
          ? null
          : formatUnitQuantity(texts, boot.lang, quantity.unit, quantity.count, 'compare.price.at'),
    },
    facts: toFactRows(view, visit),
    certificatesDiffer: rows.certificates.differs,
    suppliersDiffer: rows.supplier.differs,
    specs: view.specs.map(({ name, values, differs }) => ({
      name,
      differs,
      cells: values.map((value) => cellOf(value, null, visit)),
    })),
    notes: toNotes(view, visit),
    searchHref: href('search', { searchType: 'product' }),
    askAll: boot.audience === 'supplier' ? null : toAskAll(view, visit),
  };
}

function toAskAll({ columns }: ComparisonView, { texts }: Visit<'compare'>): AskAllProps | null {
  const { asked, omitted } = splitByRating(columns);
  if (asked.length < 2) return null;
  const [unit = '', ...others] = new Set(asked.map((column) => column.unit));
  return {
    products: asked.map(({ id, name, supplier }) => ({
      targetId: id,
      supplierId: supplier.id,
      product: name,
      supplier: supplier.name,
      isUnreachable: supplier.isUnreachable,
    })),
    omitted: omitted.map(({ supplier }) => supplier.name),
    unit: others.length === 0 ? unitName(texts, unit) : null,
  };
}

const cellOf = (text: string | null, best: string | null, { texts }: Visit<'compare'>): CellWords => ({
  text: text ?? texts.text('compare.notStated'),
  best,
  isSilent: text === null,
});

function toFactRows({ columns, rows }: ComparisonView, visit: Visit<'compare'>): readonly RowWords[] {
  const { texts, boot } = visit;
  const { minOrder, leadTime, sample } = rows;
  const toBestText = (bestIndexes: readonly number[], index: number, text: string) =>
    bestIndexes.includes(index) ? text : null;
  return [
    {
      name: texts.text('compare.minOrder'),
      differs: minOrder.differs,
      cells: columns.map((column, index) =>
        cellOf(
          unitCount(texts, boot.lang, column.unit, column.minOrder),
          toBestText(minOrder.best, index, texts.text('compare.best.minOrder')),
          visit,
        ),
      ),
    },
    {
      name: texts.text('product.leadTime'),
      differs: leadTime.differs,
      cells: columns.map(({ leadDays }, index) =>
        cellOf(
          leadDays === null ? null : texts.counted('product.days', leadDays),
          toBestText(leadTime.best, index, texts.text('compare.best.leadTime')),
          visit,
        ),
      ),
    },
    {
      name: texts.text('compare.sample'),
      differs: sample.differs,
      cells: columns.map((column) => cellOf(column.sample ? texts.text('compare.sample.sent') : null, null, visit)),
    },
  ];
}

function toNotes({ columns, gone, isCut }: ComparisonView, { texts, boot }: Visit<'compare'>): readonly string[] {
  const { number } = getFormat(boot.lang);
  return [
    ...(isCut ? [texts.text('compare.cut', { max: number(COMPARE_MAX) })] : []),
    ...(gone > 0 ? [texts.counted('compare.gone', gone, { count: number(gone) })] : []),
    ...(columns.length === 1 ? [texts.text('compare.needsMore')] : []),
  ];
}
