import type { ComparedColumn, ComparisonView } from '@fairhall/core/catalogue/compare/comparison.view';
import type { ComparisonRow } from '@fairhall/core/catalogue/compare/rows';
import { joinMeasures } from '@fairhall/core/catalogue/join-measures';
import { formatUnitQuantity, unitCount } from '@fairhall/core/catalogue/unit';
import { getFormat } from '@fairhall/core/site/format';
import type { Visit } from '../../page/screen.ts';
import { priceText } from '../../ui/product-words.ts';
import { wrapInIsolate } from '../../ui/wrap-in-isolate.ts';
import type { ColumnWords } from './column-words.ts';

/** How the cells of a row are shown; those without a text of their own show the column's. */
type CellKind = 'text' | 'money' | 'ladder' | 'certificates' | 'supplier' | 'rating' | 'verified';

/** A row with a cell for each product. */
export interface RowWords {
  readonly kind: CellKind;
  readonly name: string;
  /** What its values are for; '' for none. */
  readonly note: string;
  readonly cells: readonly CellWords[];
}

interface CellWords {
  /** Null if nothing is stated about the product. */
  readonly text: string | null;
  /** A second line; '' for none. */
  readonly note: string;
  /** Why the value is the best of its row; null if it is not. */
  readonly best: string | null;
}

/** A row with one value: it is the same for all products, or only one product states it. */
export interface SingleWords {
  readonly name: string;
  readonly value: string;
  /** The product that states it; '' if it is the same for all. */
  readonly product: string;
}

interface Comparison {
  readonly view: ComparisonView;
  readonly columns: readonly ColumnWords[];
  readonly visit: Pick<Visit, 'boot' | 'texts'>;
}

/** A row, formatted. */
export function rowWords(row: ComparisonRow, comparison: Comparison): RowWords {
  const { view, visit } = comparison;
  const best = toBestText(row, visit);
  return {
    kind: isShortLadder(row, visit) ? 'money' : CELL_KINDS[row.kind],
    name: isShortLadder(row, visit) ? visit.texts.text('compare.ladder.last') : nameOf(row, visit),
    note: noteOf(row, comparison),
    cells: view.columns.map((column, index) => ({
      ...(isShortLadder(row, visit) ? getLastStep(comparison.columns[index]) : cellText(row, column, index, visit)),
      best: row.best === index ? best : null,
    })),
  };
}

/** A row that is the same for all products, as its name and one value. */
export function toSameWords(row: ComparisonRow, comparison: Comparison): SingleWords {
  const { view, columns, visit } = comparison;
  const [column] = view.columns;
  const [words] = columns;
  const name = nameOf(row, visit);
  const silent = visit.texts.text('compare.notStated');
  if (column === undefined || words === undefined) return { name, value: silent, product: '' };
  const { text } = cellText(row, column, 0, visit);
  const note = noteOf(row, comparison);
  const value = text ?? (toSingleText(row, words, visit) || silent);
  return { name: note === '' ? name : `${name}, ${note}`, value, product: '' };
}

/** A row that only one product states, as its name, the value and the product. */
export function toAloneWords(row: ComparisonRow, { columns }: Comparison): readonly SingleWords[] {
  if (row.kind !== 'specification') return [];
  return columns.flatMap(({ shortName }, index) => {
    const value = row.values[index] ?? null;
    return value === null ? [] : [{ name: row.name, value, product: shortName }];
  });
}

/** A phone has no room for all steps of the prices, only for the last one. */
const isShortLadder = ({ kind }: ComparisonRow, { boot }: Comparison['visit']): boolean =>
  kind === 'ladder' && boot.device === 'h5';

function getLastStep(column: ColumnWords | undefined): Pick<CellWords, 'text' | 'note'> {
  const step = column?.steps.at(-1);
  return { text: step?.price ?? null, note: step?.range ?? '' };
}

const CELL_KINDS: Readonly<Record<ComparisonRow['kind'], CellKind>> = {
  price: 'money',
  total: 'money',
  minOrder: 'text',
  leadTime: 'text',
  ladder: 'ladder',
  specification: 'text',
  sample: 'text',
  certificates: 'certificates',
  supplier: 'supplier',
  rating: 'rating',
  verified: 'verified',
  reply: 'text',
};

const NAME_KEYS = {
  price: 'compare.price',
  total: 'compare.total',
  minOrder: 'compare.minOrder',
  leadTime: 'product.leadTime',
  ladder: 'product.ladder',
  sample: 'compare.sample',
  certificates: 'certificate.title',
  supplier: 'compare.supplier',
  rating: 'compare.rating',
  verified: 'compare.verified',
  reply: 'compare.reply',
} as const;

const nameOf = (row: ComparisonRow, { texts }: Comparison['visit']): string =>
  row.kind === 'specification' ? row.name : texts.text(NAME_KEYS[row.kind]);

const BEST_KEYS = {
  price: 'compare.best.price',
  minOrder: 'compare.best.minOrder',
  leadTime: 'compare.best.leadTime',
  reply: 'compare.best.reply',
} as const;

const isRanked = (kind: ComparisonRow['kind']): kind is keyof typeof BEST_KEYS => kind in BEST_KEYS;

const toBestText = ({ kind }: ComparisonRow, { texts }: Comparison['visit']): string | null =>
  isRanked(kind) ? texts.text(BEST_KEYS[kind]) : null;

function noteOf({ kind }: ComparisonRow, { view: { quantity }, visit: { boot, texts } }: Comparison): string {
  if (quantity === null || (kind !== 'price' && kind !== 'total')) return '';
  return formatUnitQuantity(texts, boot.lang, quantity.unit, quantity.count, `compare.${kind}.at`);
}

/** The first and the second line of a cell. */
function cellText(
  row: ComparisonRow,
  column: ComparedColumn,
  index: number,
  { boot, texts }: Comparison['visit'],
): Pick<CellWords, 'text' | 'note'> {
  const { price, number } = getFormat(boot.lang);
  const { unitPrice, total, more, currency, leadDays } = column;
  const { reply } = column.supplier;
  switch (row.kind) {
    case 'price':
      return {
        text: unitPrice === null ? priceText(column.price, boot.lang) : price(unitPrice, currency),
        note: more === null ? '' : `+${price(more, currency)}`,
      };
    case 'total':
      return { text: total === null ? null : price(total, currency), note: '' };
    case 'minOrder':
      return { text: unitCount(texts, boot.lang, column.unit, column.minOrder), note: '' };
    case 'leadTime':
      return { text: leadDays === null ? null : texts.counted('product.days', leadDays), note: '' };
    case 'specification':
      return { text: toValueText(row.values[index] ?? null, boot), note: '' };
    case 'sample':
      return { text: column.sample ? texts.text('compare.sample.sent') : null, note: '' };
    case 'reply':
      if (reply === null) return { text: null, note: '' };
      return reply.hours === undefined
        ? { text: texts.text('supplier.reply.rate', { rate: number(reply.rate) }), note: '' }
        : {
            text: texts.text('compare.reply.hours', { hours: number(reply.hours) }),
            note: texts.text('supplier.reply.rate', { rate: number(reply.rate) }),
          };
    default:
      return { text: null, note: '' };
  }
}

/** The longest value that a phone's narrow column shows in one line. */
const LINE_LENGTH = 12;

/** A longer size breaks between its numbers in a narrow column, since it would break inside a number if it had to. */
const toValueText = (value: string | null, { device }: Comparison['visit']['boot']): string | null =>
  value === null || (device === 'h5' && value.length > LINE_LENGTH) ? value : joinMeasures(value);

/** The value in one line of a row whose cells have more. */
function toSingleText({ kind }: ComparisonRow, column: ColumnWords, { texts }: Comparison['visit']): string {
  const { supplier } = column;
  switch (kind) {
    case 'price':
      return texts.text('card.onRequest');
    case 'ladder':
      return column.steps.map(({ range, price }) => `${range}: ${wrapInIsolate(price)}`).join(' · ');
    case 'certificates':
      return column.certificates.map(({ name }) => wrapInIsolate(name)).join(' · ');
    case 'supplier':
      return supplier.name;
    case 'rating':
      return supplier.lightText;
    case 'verified':
      return supplier.proofs.map(({ text }) => text).join(' · ') || texts.text('compare.notVerified');
    default:
      return '';
  }
}
