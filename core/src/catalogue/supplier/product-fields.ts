import { isCurrency } from '../../contract/catalogue/currency.ts';
import {
  ATTRIBUTE_NAME_MAX,
  ATTRIBUTE_VALUE_MAX,
  PRICE_PATTERN,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_NAME_MAX,
} from '../../contract/catalogue/supplier-limits.ts';
import type { FieldView } from '../../forms/field.ts';
import { QUANTITY_RULES } from '../../forms/field-rules.ts';
import { type Failure, firstFailure, maxLength, pattern, type Rule, required } from '../../forms/rule.ts';
import { asciiDigits, cutText, numericText, trimText } from '../../forms/text-input.ts';
import { isFilled, isWritten, NO_TEXT, type ProductValues, type TextValues, withAttributes } from './product-values.ts';

/**
 * A field of the form: `name.en`, `description.ar`, `attribute.en.0.name`, `attribute.en.0.value`, `step.0.min`,
 * `step.0.price`, or a value's own name.
 */
export type ProductField = string;

const NAME: readonly Rule<string>[] = [
  required({ key: 'supplierProducts.form.name.empty' }),
  maxLength(PRODUCT_NAME_MAX),
];
const ATTRIBUTE_NAME: readonly Rule<string>[] = [required(), maxLength(ATTRIBUTE_NAME_MAX)];
const ATTRIBUTE_VALUE: readonly Rule<string>[] = [required(), maxLength(ATTRIBUTE_VALUE_MAX)];
const CATEGORY: readonly Rule<string>[] = [required({ key: 'supplierProducts.form.category.empty' })];
const QUANTITY: readonly Rule<string>[] = [required(), ...QUANTITY_RULES];
const LEAD_DAYS: readonly Rule<string>[] = [pattern(/^\d{1,3}$/, { key: 'supplierProducts.form.leadDays.wrong' })];
const PRICE: readonly Rule<string>[] = [
  required(),
  pattern(PRICE_PATTERN, { key: 'supplierProducts.form.price.wrong' }),
];
const RISING: Failure = { type: 'rising', message: { key: 'supplierProducts.form.step.rising' } };

const NO_CURRENCY: Failure = { type: 'currency', message: { key: 'supplierProducts.form.currency.wrong' } };

/** The values after one field was typed in. Digits of every script become those that are sent. */
export function withTyped(values: ProductValues, field: ProductField, typed: string): ProductValues {
  const [kind = '', which = '', part = '', side = ''] = field.split('.');
  if (kind === 'attribute') {
    const word = cutText(typed, 2 * (side === 'name' ? ATTRIBUTE_NAME_MAX : ATTRIBUTE_VALUE_MAX));
    return withAttributes(values, which, (rows) =>
      rows.map((row, place) => (place === Number(part) ? { ...row, [side]: word } : row)),
    );
  }
  if (kind === 'name' || kind === 'description') {
    const max = kind === 'name' ? 2 * PRODUCT_NAME_MAX : 2 * PRODUCT_DESCRIPTION_MAX;
    const text = { ...(values.texts[which] ?? NO_TEXT), [kind]: cutText(typed, max) };
    return { ...values, texts: { ...values.texts, [which]: text } };
  }
  if (kind !== 'step')
    return { ...values, [kind]: kind === 'minOrder' || kind === 'leadDays' ? numericText(typed) : typed };
  const value = part === 'min' ? numericText(typed) : asciiDigits(typed.trim()).slice(0, 20);
  const steps = values.steps.map((step, place) => (place === Number(which) ? { ...step, [part]: value } : step));
  return { ...values, steps };
}

/** Everything that keeps the product from being sent, by its field in the order of the form. */
export function problemsOf(values: ProductValues): ReadonlyMap<ProductField, Failure> {
  const checked: [ProductField, Failure | null][] = [
    ...textProblems(values),
    ['categoryId', fails(CATEGORY, values.categoryId)],
    ['minOrder', fails(QUANTITY, values.minOrder)],
    ['currency', isCurrency(values.currency) ? null : NO_CURRENCY],
    ['leadDays', fails(LEAD_DAYS, values.leadDays)],
    ...stepProblems(values),
  ];
  return new Map(checked.filter((problem): problem is [ProductField, Failure] => problem[1] !== null));
}

const fails = (rules: readonly Rule<string>[], value: string): Failure | null =>
  firstFailure(rules, trimText(value), 'submit');

/** English is needed, another language as soon as something stands in it. */
function textProblems({ texts }: ProductValues): [ProductField, Failure | null][] {
  const written = Object.entries({ en: NO_TEXT, ...texts }).filter(
    ([lang, { name, description, attributes }]) =>
      lang === 'en' || trimText(name + description) !== '' || attributes.some(isWritten),
  );
  return written.flatMap(([lang, text]): [ProductField, Failure | null][] => [
    [`name.${lang}`, fails(NAME, text.name)],
    [`description.${lang}`, fails([maxLength(PRODUCT_DESCRIPTION_MAX)], text.description)],
    ...attributeProblems(lang, text),
  ]);
}

/** An empty row is left out; in another both stand. */
const attributeProblems = (lang: string, { attributes }: TextValues): [ProductField, Failure | null][] =>
  attributes.flatMap((row, place): [ProductField, Failure | null][] =>
    isWritten(row)
      ? [
          [`attribute.${lang}.${place}.name`, fails(ATTRIBUTE_NAME, row.name)],
          [`attribute.${lang}.${place}.value`, fails(ATTRIBUTE_VALUE, row.value)],
        ]
      : [],
  );

/** An empty step is left out; the quantities of the others rise. */
function stepProblems({ steps }: ProductValues): [ProductField, Failure | null][] {
  let below = 0;
  return steps.flatMap((step, place): [ProductField, Failure | null][] => {
    if (!isFilled(step)) return [];
    const min = fails(QUANTITY, step.min) ?? (Number(step.min) > below ? null : RISING);
    below = Math.max(below, Number(step.min) || 0);
    return [
      [`step.${place}.min`, min],
      [`step.${place}.price`, fails(PRICE, step.price)],
    ];
  });
}

/** A field as it is shown: what is wrong with it only once it was left or the form was sent. */
export function shownField(value: string, failure: Failure | undefined, isTold: boolean): FieldView {
  if (!isTold) return { value, state: 'notValidated', message: null };
  return failure === undefined
    ? { value, state: 'success', message: null }
    : { value, state: failure.type, message: failure.message };
}
