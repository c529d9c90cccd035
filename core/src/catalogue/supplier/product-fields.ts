import { isCurrency } from '../../contract/catalogue/currency.ts';
import {
  PRODUCT_FIELDS,
  type ProductFieldIn,
  type ProductFieldName,
  type ProductFieldOf,
  type ProductKind,
  productFieldRow,
  productFieldsIn,
} from '../../contract/catalogue/product-fields.ts';
import { ATTRIBUTE_NAME_MAX, ATTRIBUTE_VALUE_MAX, PRICE_PATTERN } from '../../contract/catalogue/supplier-limits.ts';
import type { FieldView } from '../../forms/field.ts';
import { QUANTITY_RULES } from '../../forms/field-rules.ts';
import { normalizeDecimal } from '../../forms/normalize-decimal.ts';
import { toAsciiDigits, toNumericText } from '../../forms/number-input.ts';
import { checkRules, type Failure, maxLength, pattern, type Rule, required } from '../../forms/rule.ts';
import { trimText, truncateText } from '../../forms/text-input.ts';
import { TRADE_TERM_FIELD_NAMES, type TradeTermField } from '../../forms/trade-term-values.ts';
import { findTradeTermFailure, isTradeTermField, withTradeTerm } from '../../forms/trade-terms.ts';
import type { MessageKey } from '../../messages.ts';
import { isFilled, isWritten, NO_TEXT, type ProductValues, type TextValues, withAttributes } from './product-values.ts';

/**
 * Field kinds that have one form element, with the rules for a value that is not empty. The length rule of a text
 * depends on its field.
 */
const RULE_BY_KIND = {
  text: [],
  category: [],
  unit: [],
  currency: [{ type: 'currency', passes: isCurrency, message: { key: 'supplierProducts.form.currency.wrong' } }],
  quantity: QUANTITY_RULES,
  days: [pattern(/^\d{1,3}$/, { key: 'supplierProducts.form.leadDays.wrong' })],
} as const satisfies Readonly<Partial<Record<ProductKind, readonly Rule<string>[]>>>;
type SingleKind = keyof typeof RULE_BY_KIND;

/** Fields with one form element, once per product or once per language. */
export type SingleField = ProductFieldIn<'product'> & ProductFieldOf<SingleKind>;
export type TextField = ProductFieldIn<'texts'> & ProductFieldOf<SingleKind>;

/** A form element: a text with its language, or a row or step with its index. */
export type ProductField =
  | SingleField
  | `${TextField}.${string}`
  | `attribute.${string}.${number}.${'name' | 'value'}`
  | `step.${number}.${'min' | 'price'}`
  | `tradeTerms.${TradeTermField}`;

const ATTRIBUTE_NAME: readonly Rule<string>[] = [required(), maxLength(ATTRIBUTE_NAME_MAX)];
const ATTRIBUTE_VALUE: readonly Rule<string>[] = [required(), maxLength(ATTRIBUTE_VALUE_MAX)];
const QUANTITY: readonly Rule<string>[] = [required(), ...QUANTITY_RULES];
const PRICE: readonly Rule<string>[] = [
  required(),
  {
    type: 'pattern',
    passes: (value) => PRICE_PATTERN.test(normalizeDecimal(value)),
    message: { key: 'supplierProducts.form.price.wrong' },
  },
];
const STEP_ORDER_FAILURE: Failure = { type: 'rising', message: { key: 'supplierProducts.form.step.rising' } };

/** Messages for a required field that is empty, where they differ from the general message. */
const REQUIRED_MESSAGES: Readonly<Partial<Record<TextField | SingleField, MessageKey>>> = {
  name: 'supplierProducts.form.name.empty',
  categoryId: 'supplierProducts.form.category.empty',
};

function getRules(name: TextField | SingleField): readonly Rule<string>[] {
  const row = productFieldRow(name);
  const message = REQUIRED_MESSAGES[name];
  const needed = row.required ? [message === undefined ? required() : required({ key: message })] : [];
  const length = row.kind === 'text' ? [maxLength(row.max)] : [];
  return [...needed, ...RULE_BY_KIND[PRODUCT_FIELDS[name].kind], ...length];
}

const isField = (name: string): name is ProductFieldName => Object.hasOwn(PRODUCT_FIELDS, name);
const isOne = (name: ProductFieldName): boolean => Object.hasOwn(RULE_BY_KIND, PRODUCT_FIELDS[name].kind);
const isSingle = (name: string): name is SingleField =>
  isField(name) && isOne(name) && PRODUCT_FIELDS[name].group === 'product';
const isText = (name: string): name is TextField =>
  isField(name) && isOne(name) && PRODUCT_FIELDS[name].group === 'texts';

/** Limits the typed value: a text to twice its maximum length, a number to its digits. */
function normalizeTyped(name: TextField | SingleField, typed: string): string {
  const row = productFieldRow(name);
  if (row.kind === 'text') return truncateText(typed, 2 * row.max);
  return row.kind === 'quantity' || row.kind === 'days' ? toNumericText(typed) : typed;
}

export const TEXT_FIELDS: readonly TextField[] = productFieldsIn('texts').filter(isText);
export const PRODUCT_SINGLE_FIELDS: readonly SingleField[] = productFieldsIn('product').filter(isSingle);

/** The values after typing into one field. Digits of every script become ASCII digits. */
export function withTyped(values: ProductValues, field: ProductField, typed: string): ProductValues {
  const [kind = '', which = '', part = '', side = ''] = field.split('.');
  if (kind === 'attribute') {
    const word = truncateText(typed, 2 * (side === 'name' ? ATTRIBUTE_NAME_MAX : ATTRIBUTE_VALUE_MAX));
    return withAttributes(values, which, (rows) =>
      rows.map((row, index) => (index === Number(part) ? { ...row, [side]: word } : row)),
    );
  }
  if (isText(kind)) {
    const text = { ...(values.texts[which] ?? NO_TEXT), [kind]: normalizeTyped(kind, typed) };
    return { ...values, texts: { ...values.texts, [which]: text } };
  }
  if (isSingle(kind)) return { ...values, [kind]: normalizeTyped(kind, typed) };
  if (kind === 'tradeTerms')
    return isTradeTermField(which) ? { ...values, tradeTerms: withTradeTerm(values.tradeTerms, which, typed) } : values;
  const value = part === 'min' ? toNumericText(typed) : toAsciiDigits(typed.trim()).slice(0, 20);
  const steps = values.steps.map((step, index) => (index === Number(which) ? { ...step, [part]: value } : step));
  return { ...values, steps };
}

/** All problems that prevent saving, by field in the order of the form. */
export function findProblems(values: ProductValues): ReadonlyMap<ProductField, Failure> {
  const checked: [ProductField, Failure | null][] = [
    ...textProblems(values),
    ...PRODUCT_SINGLE_FIELDS.map((name): [ProductField, Failure | null] => [
      name,
      findFailure(getRules(name), values[name]),
    ]),
    ...stepProblems(values),
    ...TRADE_TERM_FIELD_NAMES.map((name): [ProductField, Failure | null] => [
      `tradeTerms.${name}`,
      findTradeTermFailure(values.tradeTerms, name),
    ]),
  ];
  return new Map(checked.filter((problem): problem is [ProductField, Failure] => problem[1] !== null));
}

const findFailure = (rules: readonly Rule<string>[], value: string): Failure | null =>
  checkRules(rules, trimText(value), 'submit');

/** English is required; another language is checked as soon as it has any text. */
function textProblems({ texts }: ProductValues): [ProductField, Failure | null][] {
  const written = Object.entries({ en: NO_TEXT, ...texts }).filter(
    ([lang, text]) =>
      lang === 'en' || TEXT_FIELDS.some((name) => trimText(text[name]) !== '') || text.attributes.some(isWritten),
  );
  return written.flatMap(([lang, text]): [ProductField, Failure | null][] => [
    ...TEXT_FIELDS.map((name): [ProductField, Failure | null] => [
      `${name}.${lang}`,
      findFailure(getRules(name), text[name]),
    ]),
    ...attributeProblems(lang, text),
  ]);
}

/** Empty rows are ignored; other rows need both name and value. */
const attributeProblems = (lang: string, { attributes }: TextValues): [ProductField, Failure | null][] =>
  attributes.flatMap((row, index): [ProductField, Failure | null][] =>
    isWritten(row)
      ? [
          [`attribute.${lang}.${index}.name`, findFailure(ATTRIBUTE_NAME, row.name)],
          [`attribute.${lang}.${index}.value`, findFailure(ATTRIBUTE_VALUE, row.value)],
        ]
      : [],
  );

/** Empty steps are ignored; the quantities of the others must increase. */
function stepProblems({ steps }: ProductValues): [ProductField, Failure | null][] {
  let below = 0;
  return steps.flatMap((step, index): [ProductField, Failure | null][] => {
    if (!isFilled(step)) return [];
    const min = findFailure(QUANTITY, step.min) ?? (Number(step.min) > below ? null : STEP_ORDER_FAILURE);
    below = Math.max(below, Number(step.min) || 0);
    return [
      [`step.${index}.min`, min],
      [`step.${index}.price`, findFailure(PRICE, step.price)],
    ];
  });
}

/** The view of a field: an error shows only after the field was left or the form was submitted. */
export function toFieldView(value: string, failure: Failure | undefined, isRevealed: boolean): FieldView {
  if (!isRevealed) return { value, state: 'notValidated', message: null };
  return failure === undefined
    ? { value, state: 'success', message: null }
    : { value, state: failure.type, message: failure.message };
}
