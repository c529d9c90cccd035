import { readCurrency } from '../../contract/catalogue/currency.ts';
import type { NotImportedField, ProductImportColumnIn } from '../../contract/catalogue/product-fields.ts';
import type { ProductContent } from '../../contract/catalogue/supplier-calls.ts';
import {
  ATTRIBUTE_NAME_MAX,
  ATTRIBUTE_VALUE_MAX,
  isRising,
  LEAD_DAYS_MAX,
  PRICE_PATTERN,
  PRODUCT_ATTRIBUTES_MAX,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_NAME_MAX,
  PRODUCT_PICTURES_MAX,
  PRODUCT_STEPS_MAX,
  PRODUCT_TAGS_MAX,
} from '../../contract/catalogue/supplier-limits.ts';
import { QUANTITY_MAX } from '../../contract/field-limits.ts';
import type { TradeTerms } from '../../contract/trade-terms.ts';
import { type Cells, joinCell } from '../../files/cells.ts';
import { listLanguages, priceColumn, quantityColumn, textColumn } from '../../files/columns.ts';
import { DEFAULT_CURRENCY } from '../../site/defaults.ts';
import { parseTradeTerms, tradeTermCells } from './trade-term-cells.ts';

type Text = ProductContent['texts'][number];
type Attribute = Text['attributes'][number];

/**
 * The data of a product in an import file. Fields without a column come from the supplier, and an import does not
 * change them.
 */
export type ImportedProduct = Omit<ProductContent, NotImportedField | 'tradeTerms'> & {
  readonly supplierId: string;
  /** Absent if none is stated, as in imports before there were trade terms, which can still be undone. */
  readonly tradeTerms?: TradeTerms;
};

const STEP_NUMBERS = Array.from({ length: PRODUCT_STEPS_MAX }, (_, index) => index + 1);
const UNIT_MAX = 40;
const LIST_MAX = 64;
const CURRENCY_MAX = 20;
const ATTRIBUTE_MAX = ATTRIBUTE_NAME_MAX + ATTRIBUTE_VALUE_MAX + 2;

/**
 * Reads a product from a row. Fields without a column keep their value; required fields that a new product lacks are
 * reported to `cells`. `supplierId` is the one that the row names; undefined if it names none.
 */
export function productFrom(
  cells: Cells,
  before: ImportedProduct | undefined,
  supplierId: string | undefined,
): ImportedProduct {
  const requireValue = <Value>(
    column: string,
    value: Value | null | undefined,
    present: Value | undefined,
    empty: Value,
  ) => {
    if (value !== undefined && value !== null && value !== '') return value;
    const isReported = cells.problems.some((problem) => problem.column === column);
    if ((present === undefined || (cells.has(column) && value !== undefined)) && !isReported)
      cells.reportProblem(column, 'required');
    return present ?? empty;
  };
  const minOrder = requireValue('min_order', cells.wholeNumber('min_order', 1, QUANTITY_MAX), before?.minOrder, 1);
  const leadDays = cells.wholeNumber('lead_days', 0, LEAD_DAYS_MAX);
  const currency = requireValue('currency', currencyFrom(cells), before?.currency, DEFAULT_CURRENCY);
  const tradeTerms = parseTradeTerms(cells, before?.tradeTerms);
  return {
    supplierId: supplierId ?? before?.supplierId ?? '',
    categoryId: requireValue('category', cells.cell('category', 8), before?.categoryId, ''),
    unit: requireValue('unit', cells.cell('unit', UNIT_MAX), before?.unit, ''),
    minOrder,
    currency,
    leadDays: leadDays === undefined ? (before?.leadDays ?? null) : leadDays,
    images: [...(cells.list('pictures', { most: PRODUCT_PICTURES_MAX, max: LIST_MAX }) ?? before?.images ?? [])],
    tags: [...new Set(cells.list('tags', { most: PRODUCT_TAGS_MAX, max: LIST_MAX }) ?? before?.tags ?? [])].sort(),
    steps: parseSteps(cells, minOrder) ?? before?.steps ?? [],
    texts: parseTexts(cells, before?.texts ?? []),
    ...(tradeTerms !== undefined && { tradeTerms }),
  };
}

/**
 * The currency code in the cell. If the text is not a code, a problem is reported, with the intended code if it is
 * known.
 */
function currencyFrom(cells: Cells): string | undefined {
  const written = cells.cell('currency', CURRENCY_MAX);
  if (!written) return written;
  const { isCode, code } = readCurrency(written);
  if (code === null) cells.reportProblem('currency', 'currency');
  else if (!isCode) cells.reportProblem('currency', 'currencyName', { value: code });
  return code ?? undefined;
}

function parseSteps(cells: Cells, minOrder: number): ProductContent['steps'] | undefined {
  const given = STEP_NUMBERS.filter((step) => cells.has(priceColumn(step)));
  if (given.length === 0) return undefined;
  const steps = given.flatMap((step) => {
    const price = cells.number(priceColumn(step), 20) ?? '';
    const min = cells.wholeNumber(quantityColumn(step), 1, QUANTITY_MAX);
    if (price === '') {
      if (min) cells.reportProblem(priceColumn(step), 'required');
      return [];
    }
    if (!PRICE_PATTERN.test(price)) cells.reportProblem(priceColumn(step), 'price');
    if (!min && step > 1) cells.reportProblem(quantityColumn(step), 'required');
    return [{ min: min ?? minOrder, price: normalizePrice(price) }];
  });
  if (!isRising(steps)) cells.reportProblem(quantityColumn(1), 'steps');
  return steps;
}

/** Writes a price in the form in which it is read back: without zeros at either end. */
const normalizePrice = (price: string): string =>
  price
    .replace(/^0+(?=\d)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

function parseTexts(cells: Cells, before: readonly Text[]): Text[] {
  const texts = new Map(before.map((text) => [text.lang, text]));
  for (const lang of listLanguages('product', cells)) {
    const present = texts.get(lang);
    const name = cells.cell(textColumn('name', lang), PRODUCT_NAME_MAX) ?? present?.name ?? '';
    const description = cells.cell(textColumn('description', lang), PRODUCT_DESCRIPTION_MAX);
    const attributes = parseAttributes(cells, textColumn('attributes', lang));
    const says = Boolean(description) || (attributes?.length ?? 0) > 0;
    if (name === '' && says) cells.reportProblem(textColumn('name', lang), 'required');
    if (name === '') texts.delete(lang);
    else
      texts.set(lang, {
        lang,
        name,
        description: description ?? present?.description ?? '',
        attributes: attributes ?? present?.attributes ?? [],
      });
  }
  if (!texts.has('en')) cells.reportProblem(textColumn('name', 'en'), 'required');
  return [...texts.values()].sort((one, other) => (one.lang < other.lang ? -1 : 1));
}

function parseAttributes(cells: Cells, column: string): Attribute[] | undefined {
  const parts = cells.list(column, { most: PRODUCT_ATTRIBUTES_MAX, max: ATTRIBUTE_MAX });
  return parts?.map((part) => {
    const [, name = '', value = ''] = /^([^:：]+)[:：](.+)$/s.exec(part) ?? [];
    const attribute = { name: name.trim(), value: value.trim() };
    const isGood = attribute.name !== '' && attribute.value !== '' && attribute.name.length <= ATTRIBUTE_NAME_MAX;
    if (!isGood || attribute.value.length > ATTRIBUTE_VALUE_MAX) cells.reportProblem(column, 'attribute');
    return attribute;
  });
}

/** The cells of a product by column, except its key and the supplier's key. */
export function productCells(productId: string, product: ImportedProduct): Record<string, string> {
  const {
    supplierId,
    categoryId,
    unit,
    minOrder,
    currency,
    leadDays,
    steps,
    tags,
    images,
    texts,
    tradeTerms = {},
  } = product;
  const cells: Readonly<Record<Exclude<ProductImportColumnIn<'product'>, 'price' | 'terms'>, string>> = {
    category: categoryId,
    unit,
    min_order: String(minOrder),
    currency,
    lead_days: leadDays === null ? '' : String(leadDays),
    tags: joinCell(tags),
    pictures: joinCell(images),
  };
  return {
    id: productId,
    supplier_id: supplierId,
    ...cells,
    ...tradeTermCells(tradeTerms),
    ...Object.fromEntries(
      steps.flatMap(({ min, price }, index) => [
        [quantityColumn(index + 1), String(min)],
        [priceColumn(index + 1), price],
      ]),
    ),
    ...Object.fromEntries(
      texts.flatMap(({ lang, ...text }) =>
        Object.entries(textCells(text)).map(([column, value]) => [textColumn(column, lang), value]),
      ),
    ),
  };
}

const textCells = ({
  name,
  description,
  attributes,
}: Omit<Text, 'lang'>): Readonly<Record<ProductImportColumnIn<'texts'>, string>> => ({
  name,
  description,
  attributes: joinCell(attributes.map((attribute) => `${attribute.name}: ${attribute.value}`)),
});
