import type { Profile } from '../contract/supplier/profile-calls.ts';
import { PROFILE_FIELDS, type ProfileField, type ProfileFieldRow } from '../contract/supplier/profile-fields.ts';
import { SUPPLIER_ESTABLISHED_MIN } from '../contract/supplier/profile-limits.ts';
import { getFieldRules } from '../forms/field-rules.ts';
import { NUMBER_PATTERN, toAsciiDigits } from '../forms/number-input.ts';
import { checkRules, type Failure, type Rule, required, type Trigger } from '../forms/rule.ts';
import { countCharacters, trimText } from '../forms/text-input.ts';
import {
  getTextFieldName,
  isWritten,
  PROFILE_PLAIN_FIELDS,
  PROFILE_TEXT_FIELDS,
  splitLines,
  type Values,
} from './profile.form.ts';

/** Lists the fields in the order of the page, grouped by language. */
export const listFields = ({ languages }: Profile): readonly string[] => [
  ...languages.flatMap((lang) => PROFILE_TEXT_FIELDS.map((word) => getTextFieldName(word, lang))),
  ...PROFILE_PLAIN_FIELDS,
];

const isCount = (most: number) => (value: string) => {
  const digits = toAsciiDigits(value);
  return value === '' || (NUMBER_PATTERN.test(digits) && Number(digits) <= most);
};

/** Returns the rules of a field by its kind. `now` is epoch milliseconds. */
function getRules(row: ProfileFieldRow, values: Values, now: number): readonly Rule<string>[] {
  const needed = row.required ? [required()] : [];
  switch (row.kind) {
    case 'text':
    case 'email':
      return getFieldRules(row);
    case 'productNames':
      return [...needed, ...getProductNameRules(row)];
    case 'year':
      return [...needed, createYearRule(now)];
    case 'headcount':
      return [
        ...needed,
        { type: 'pattern', passes: isCount(row.max), message: { key: 'supplierProfile.employees.wrong' } },
      ];
    case 'weekdays':
      return row.required ? [required({ key: 'supplierProfile.days.none' })] : [];
    case 'closing':
      return [
        ...needed,
        {
          type: 'order',
          passes: (value) => Number(value) > Number(values.opens),
          message: { key: 'supplierProfile.hours.order' },
        },
      ];
    // Chosen from a list, so there is nothing else to check.
    case 'businessType':
    case 'language':
    case 'timeZone':
    case 'opening':
      return needed;
  }
}

const getProductNameRules = ({
  max,
  most,
}: {
  readonly max: number;
  readonly most: number;
}): readonly Rule<string>[] => [
  {
    type: 'count',
    passes: (value) => splitLines(value).length <= most,
    message: { key: 'supplierProfile.mainProducts.many', values: { max: most } },
  },
  {
    type: 'max',
    passes: (value) => splitLines(value).every((line) => countCharacters(line) <= max),
    message: { key: 'supplierProfile.mainProducts.long', values: { max } },
  },
];

const createYearRule = (now: number): Rule<string> => ({
  type: 'pattern',
  passes: (value) =>
    isCount(new Date(now).getUTCFullYear())(value) && Number(toAsciiDigits(value)) >= SUPPLIER_ESTABLISHED_MIN,
  message: { key: 'supplierProfile.established.wrong' },
});

const isField = (name: string): name is ProfileField => Object.hasOwn(PROFILE_FIELDS, name);

/** Returns the failure of one field, or null. */
export function getFieldFailure(values: Values, name: string, now: number, trigger: Trigger): Failure | null {
  const [field = '', lang] = name.split('.');
  if (!isField(field)) throw new Error(`a profile has no ${field}`);
  if (lang !== undefined && !isWritten(values, lang)) return null;
  return checkRules(getRules(PROFILE_FIELDS[field], values, now), trimText(values[name] ?? ''), trigger);
}

interface Checkable {
  readonly record: Profile | null;
  readonly values: Values;
  readonly now: number;
  readonly lang: string;
}

/** Returns the failure of each field, in the order of the page. */
export function findAllFailures({ record, values, now }: Checkable): readonly (readonly [string, Failure | null])[] {
  const fields = record === null ? [] : listFields(record);
  return fields.map((name) => [name, getFieldFailure(values, name, now, 'submit')]);
}

/** Returns the first invalid field in the order of the page, preferring the language that is shown. */
export function findFirstInvalid(context: Checkable): string | undefined {
  const invalid = findAllFailures(context).flatMap(([name, failure]) => (failure === null ? [] : [name]));
  return invalid.find((name) => !name.includes('.') || name.endsWith(`.${context.lang}`)) ?? invalid[0];
}
