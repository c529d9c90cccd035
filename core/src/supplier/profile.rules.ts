import type { Profile } from '../contract/supplier/profile-calls.ts';
import {
  ABOUT_MAX,
  EMPLOYEES_MAX,
  ESTABLISHED_MIN,
  MAIN_PRODUCT_MAX,
  MAIN_PRODUCTS_MAX,
  PROVINCE_MAX,
  SUPPLIER_NAME_MAX,
} from '../contract/supplier/profile-limits.ts';
import { EMAIL_RULES } from '../forms/field-rules.ts';
import { type Failure, firstFailure, maxLength, type Rule, required, type Trigger } from '../forms/rule.ts';
import { asciiDigits, characterCount, POSITIVE_INTEGER, trimText } from '../forms/text-input.ts';
import { isWritten, linesOf, PLAIN, type Values, WORDS, wordsField } from './profile.form.ts';

/** The fields in their order on the page, those of each language one after the other. */
export const fieldsOf = ({ languages }: Profile): readonly string[] => [
  ...languages.flatMap((lang) => WORDS.map((word) => wordsField(word, lang))),
  ...PLAIN,
];

const isCount = (most: number) => (value: string) => {
  const digits = asciiDigits(value);
  return value === '' || (POSITIVE_INTEGER.test(digits) && Number(digits) <= most);
};

const RULES: Readonly<Record<string, readonly Rule<string>[]>> = {
  name: [required(), maxLength(SUPPLIER_NAME_MAX)],
  province: [required(), maxLength(PROVINCE_MAX)],
  mainProducts: [
    required(),
    {
      type: 'count',
      passes: (value) => linesOf(value).length <= MAIN_PRODUCTS_MAX,
      message: { key: 'supplierProfile.mainProducts.many', values: { max: MAIN_PRODUCTS_MAX } },
    },
    {
      type: 'max',
      passes: (value) => linesOf(value).every((line) => characterCount(line) <= MAIN_PRODUCT_MAX),
      message: { key: 'supplierProfile.mainProducts.long', values: { max: MAIN_PRODUCT_MAX } },
    },
  ],
  about: [required(), maxLength(ABOUT_MAX)],
  employees: [
    required(),
    { type: 'pattern', passes: isCount(EMPLOYEES_MAX), message: { key: 'supplierProfile.employees.wrong' } },
  ],
  email: EMAIL_RULES.filter(({ type }) => type !== 'required'),
  days: [required({ key: 'supplierProfile.days.none' })],
};

/** What is wrong with one field, or null. `now` is epoch milliseconds. */
export function failureOf(values: Values, name: string, now: number, trigger: Trigger): Failure | null {
  const [field = '', lang] = name.split('.');
  const value = trimText(values[name] ?? '');
  if (lang !== undefined && !isWritten(values, lang)) return null;
  if (field === 'established') return firstFailure(yearRules(now), value, trigger);
  if (field === 'closes') return firstFailure(closingRules(values), value, trigger);
  return firstFailure(RULES[field] ?? [], value, trigger);
}

const yearRules = (now: number): readonly Rule<string>[] => [
  required(),
  {
    type: 'pattern',
    passes: (value) => isCount(new Date(now).getUTCFullYear())(value) && Number(asciiDigits(value)) >= ESTABLISHED_MIN,
    message: { key: 'supplierProfile.established.wrong' },
  },
];

const closingRules = ({ opens = '' }: Values): readonly Rule<string>[] => [
  {
    type: 'order',
    passes: (value) => Number(value) > Number(opens),
    message: { key: 'supplierProfile.hours.order' },
  },
];

interface Checkable {
  readonly record: Profile | null;
  readonly values: Values;
  readonly now: number;
  readonly lang: string;
}

/** What is wrong with each field, in the order of the page. */
export function allFailures({ record, values, now }: Checkable): readonly (readonly [string, Failure | null])[] {
  const fields = record === null ? [] : fieldsOf(record);
  return fields.map((name) => [name, failureOf(values, name, now, 'submit')]);
}

/** The first wrong field in the order of the page, those of the language that is shown before others. */
export function firstWrong(context: Checkable): string | undefined {
  const wrong = allFailures(context).flatMap(([name, failure]) => (failure === null ? [] : [name]));
  return wrong.find((name) => !name.includes('.') || name.endsWith(`.${context.lang}`)) ?? wrong[0];
}
