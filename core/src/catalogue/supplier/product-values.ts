import {
  PRODUCT_FIELDS,
  type ProductFieldIn,
  type ProductFieldName,
  type ProductKind,
  type ProductKindValues,
  productFieldsIn,
} from '../../contract/catalogue/product-fields.ts';
import type { ProductContent, SupplierProductRecord } from '../../contract/catalogue/supplier-calls.ts';
import { normalizeDecimal } from '../../forms/normalize-decimal.ts';
import { NO_TRADE_TERMS, type TradeTermValues } from '../../forms/trade-term-values.ts';
import { toTradeTerms, toTradeTermValues } from '../../forms/trade-terms.ts';

/** One row of a specification. */
export interface AttributeValues {
  readonly name: string;
  readonly value: string;
}

/** The form value of each field kind: typed values are texts. */
interface FormKindValues {
  readonly text: string;
  readonly category: string;
  readonly unit: string;
  readonly currency: string;
  readonly quantity: string;
  readonly days: string;
  readonly flag: boolean;
  readonly pictures: readonly string[];
  /** Tags with their names in the language of the page. */
  readonly tags: readonly { readonly code: string; readonly name: string }[];
  readonly attributes: readonly AttributeValues[];
  readonly steps: readonly { readonly min: string; readonly price: string }[];
  readonly terms: TradeTermValues;
}

type ValuesIn<Group extends 'texts' | 'product'> = {
  readonly [Name in ProductFieldIn<Group>]: FormKindValues[(typeof PRODUCT_FIELDS)[Name]['kind']];
};

/** The texts of a product in one language. */
export type TextValues = ValuesIn<'texts'>;

/** The values of the product form as typed. */
export type ProductValues = ValuesIn<'product'> & {
  /** Texts by language; a language without any text is not sent. */
  readonly texts: Readonly<Record<string, TextValues>>;
};

const EMPTY: FormKindValues = {
  text: '',
  category: '',
  unit: 'piece',
  currency: 'USD',
  quantity: '',
  days: '',
  flag: false,
  pictures: [],
  tags: [],
  attributes: [],
  steps: [{ min: '', price: '' }],
  terms: NO_TRADE_TERMS,
};

type LoadedKindValues = Omit<ProductKindValues, 'tags'> & Pick<FormKindValues, 'tags'>;

const TO_FORM: { readonly [Kind in ProductKind]: (value: LoadedKindValues[Kind]) => FormKindValues[Kind] } = {
  text: (value) => value,
  category: (value) => value,
  unit: (value) => value,
  currency: (value) => value,
  quantity: String,
  days: (value) => (value === null ? '' : String(value)),
  flag: (value) => value,
  pictures: (value) => value,
  tags: (value) => value,
  attributes: (value) => value,
  steps: (steps) => steps.map(({ min, price }) => ({ min: String(min), price })),
  terms: toTradeTermValues,
};

/** Converts valid form values for the request. Empty steps and rows are left out. */
const FROM_FORM: { readonly [Kind in ProductKind]: (value: FormKindValues[Kind]) => ProductKindValues[Kind] } = {
  text: (value) => value.trim(),
  category: (value) => value,
  unit: (value) => value,
  currency: (value) => value,
  quantity: Number,
  days: (value) => (value === '' ? null : Number(value)),
  flag: (value) => value,
  pictures: (value) => [...value],
  tags: (tags) => tags.map(({ code }) => code),
  attributes: (rows) => rows.filter(isWritten).map(trimAttribute),
  steps: (steps) =>
    steps.filter(isFilled).map(({ min, price }) => ({ min: Number(min), price: normalizeDecimal(price) })),
  terms: toTradeTerms,
};

/** Builds the fields of a group, calling `value` with each field's name and kind. */
const buildFields = <Fields>(
  group: 'texts' | 'product',
  value: (name: ProductFieldName, kind: ProductKind) => unknown,
) => Object.fromEntries(productFieldsIn(group).map((name) => [name, value(name, PRODUCT_FIELDS[name].kind)])) as Fields;

type AnyValues = Readonly<Partial<Record<ProductFieldName, unknown>>>;
type AnyConversion = (value: unknown) => unknown;

const convertFields = <Fields>(
  group: 'texts' | 'product',
  conversions: Readonly<Record<ProductKind, unknown>>,
  values: AnyValues,
): Fields => buildFields(group, (name, kind) => (conversions[kind] as AnyConversion)(values[name]));

export const NO_TEXT: TextValues = buildFields('texts', (_, kind) => EMPTY[kind]);

/** The values of a new product. */
export const INITIAL_VALUES: ProductValues = {
  ...buildFields<ValuesIn<'product'>>('product', (_, kind) => EMPTY[kind]),
  texts: {},
};

export const toProductValues = (product: SupplierProductRecord): ProductValues => ({
  ...convertFields<ValuesIn<'product'>>('product', TO_FORM, product),
  texts: Object.fromEntries(
    product.texts.map(({ lang, ...text }) => [lang, convertFields<TextValues>('texts', TO_FORM, text)]),
  ),
});

/** The request for values without problems; texts without a name are left out. */
export const contentOf = (values: ProductValues): ProductContent => ({
  ...convertFields<Omit<ProductContent, 'texts'>>('product', FROM_FORM, values),
  texts: Object.entries(values.texts)
    .map(([lang, text]) => ({
      ...convertFields<Omit<ProductContent['texts'][number], 'lang'>>('texts', FROM_FORM, text),
      lang,
    }))
    .filter(({ name }) => name !== ''),
});

function trimAttribute({ name, value }: AttributeValues): AttributeValues {
  return { name: name.trim(), value: value.trim() };
}

export function isFilled({ min, price }: ProductValues['steps'][number]): boolean {
  return min !== '' || price !== '';
}

/** Whether a row of the specification has any text. */
export function isWritten({ name, value }: AttributeValues): boolean {
  return (name + value).trim() !== '';
}

/** The values with changed specification rows in one language. */
export function withAttributes(
  values: ProductValues,
  lang: string,
  change: (rows: readonly AttributeValues[]) => readonly AttributeValues[],
): ProductValues {
  const text = values.texts[lang] ?? NO_TEXT;
  return { ...values, texts: { ...values.texts, [lang]: { ...text, attributes: change(text.attributes) } } };
}

export const removeStep = (values: ProductValues, index: number): ProductValues => ({
  ...values,
  steps: values.steps.filter((_, other) => other !== index),
});
