import { NAME_MAX } from '../contract/account/limits.ts';
import { REGISTRATION_COMPANY_MAX } from '../contract/preregistration/limits.ts';
import { STAND_AREA_MAX, STAND_PRODUCT_MAX, STAND_REMARK_MAX } from '../contract/stand/limits.ts';
import { type Field, updateField, validateField } from '../forms/field.ts';
import { EMAIL_RULES, QUANTITY_RULES } from '../forms/field-rules.ts';
import { toNumericText } from '../forms/number-input.ts';
import {
  createEmptyPhone,
  type DialingCountry,
  type Phone,
  updatePhone,
  validatePhone,
  withCountry,
} from '../forms/phone.ts';
import { maxLength, type Rule, required, type Trigger } from '../forms/rule.ts';

/** The fields in the order of the form. */
export const STAND_FIELDS = [
  'company',
  'countryId',
  'contactName',
  'email',
  'mobile',
  'area',
  'product',
  'remark',
] as const;
export type StandField = (typeof STAND_FIELDS)[number];
type TextName = Exclude<StandField, 'mobile'>;

export interface StandFields extends Readonly<Record<TextName, Field>> {
  readonly mobile: Phone;
}

const MAX_AREA: Rule<string> = {
  type: 'max',
  passes: (value) => value === '' || Number(value) <= STAND_AREA_MAX,
  message: { key: 'stand.area.max', values: { max: STAND_AREA_MAX } },
};

const FIELD_RULES: Readonly<Record<TextName, readonly Rule<string>[]>> = {
  company: [required(), maxLength(REGISTRATION_COMPANY_MAX)],
  countryId: [required()],
  contactName: [required(), maxLength(NAME_MAX)],
  email: EMAIL_RULES,
  area: [required(), ...QUANTITY_RULES, MAX_AREA],
  product: [required(), maxLength(STAND_PRODUCT_MAX)],
  remark: [maxLength(STAND_REMARK_MAX)],
};

/** Returns the initial fields. `countryId` is the visitor's probable country; '' for none. */
export const initialFields = (countryId: string): StandFields => ({
  company: { value: '' },
  countryId: { value: countryId },
  contactName: { value: '' },
  email: { value: '' },
  mobile: createEmptyPhone(countryId),
  area: { value: '' },
  product: { value: '' },
  remark: { value: '' },
});

type Countries = readonly DialingCountry[];

/**
 * Returns the fields after typing. An area keeps only its digits, converted to ASCII. While no number is typed, its
 * dialling code follows the country. D-89
 */
export function withTyped(fields: StandFields, name: StandField, typed: string, countries: Countries): StandFields {
  if (name === 'mobile') return { ...fields, mobile: updatePhone(fields.mobile, typed, countries) };
  const value = name === 'area' ? toNumericText(typed) : typed;
  const follows = name === 'countryId' && fields.mobile.field.value === '';
  return {
    ...fields,
    [name]: updateField(fields[name], value, FIELD_RULES[name]),
    mobile: follows ? withCountry(fields.mobile, value) : fields.mobile,
  };
}

export const withDialing = (fields: StandFields, countryId: string): StandFields => ({
  ...fields,
  mobile: withCountry(fields.mobile, countryId),
});

export function withChecked(fields: StandFields, name: StandField, countries: Countries, on: Trigger): StandFields {
  if (name === 'mobile') return { ...fields, mobile: validatePhone(fields.mobile, countries, true, on) };
  return { ...fields, [name]: validateField(fields[name], FIELD_RULES[name], on) };
}

/** Returns the fields after checking all of them, as a submit does. */
export const withAllChecked = (fields: StandFields, countries: Countries): StandFields =>
  STAND_FIELDS.reduce((checked, name) => withChecked(checked, name, countries, 'submit'), fields);

/** Returns the first invalid field; null if all are valid. */
export const findFirstInvalid = (fields: StandFields): StandField | null =>
  STAND_FIELDS.find((name) => Boolean((name === 'mobile' ? fields.mobile.field : fields[name]).failure)) ?? null;
