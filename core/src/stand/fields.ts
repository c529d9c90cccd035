import { NAME_MAX } from '../contract/account/limits.ts';
import { COMPANY_MAX } from '../contract/preregistration/limits.ts';
import { STAND_AREA_MAX, STAND_PRODUCT_MAX, STAND_REMARK_MAX } from '../contract/stand/limits.ts';
import { checkedField, type Field, typedField } from '../forms/field.ts';
import { EMAIL_RULES, QUANTITY_RULES } from '../forms/field-rules.ts';
import { checkedPhone, type DialingCountry, emptyPhone, type Phone, typedPhone, withCountry } from '../forms/phone.ts';
import { maxLength, type Rule, required, type Trigger } from '../forms/rule.ts';
import { numericText } from '../forms/text-input.ts';

/** In the order of the form. */
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

const RULES: Readonly<Record<TextName, readonly Rule<string>[]>> = {
  company: [required(), maxLength(COMPANY_MAX)],
  countryId: [required()],
  contactName: [required(), maxLength(NAME_MAX)],
  email: EMAIL_RULES,
  area: [required(), ...QUANTITY_RULES, MAX_AREA],
  product: [required(), maxLength(STAND_PRODUCT_MAX)],
  remark: [maxLength(STAND_REMARK_MAX)],
};

/** `countryId` is the country that is likely; '' for none. */
export const firstFields = (countryId: string): StandFields => ({
  company: { value: '' },
  countryId: { value: countryId },
  contactName: { value: '' },
  email: { value: '' },
  mobile: emptyPhone(countryId),
  area: { value: '' },
  product: { value: '' },
  remark: { value: '' },
});

type Countries = readonly DialingCountry[];

/** An area keeps its digits alone, whatever script they are in; while no number is typed its code follows the country. D-89 */
export function withTyped(fields: StandFields, name: StandField, typed: string, countries: Countries): StandFields {
  if (name === 'mobile') return { ...fields, mobile: typedPhone(fields.mobile, typed, countries) };
  const value = name === 'area' ? numericText(typed) : typed;
  const follows = name === 'countryId' && fields.mobile.field.value === '';
  return {
    ...fields,
    [name]: typedField(fields[name], value, RULES[name]),
    mobile: follows ? withCountry(fields.mobile, value) : fields.mobile,
  };
}

export const withDialing = (fields: StandFields, countryId: string): StandFields => ({
  ...fields,
  mobile: withCountry(fields.mobile, countryId),
});

export function withChecked(fields: StandFields, name: StandField, countries: Countries, on: Trigger): StandFields {
  if (name === 'mobile') return { ...fields, mobile: checkedPhone(fields.mobile, countries, true, on) };
  return { ...fields, [name]: checkedField(fields[name], RULES[name], on) };
}

/** The fields after every one has been checked, as a press on send does. */
export const withAllChecked = (fields: StandFields, countries: Countries): StandFields =>
  STAND_FIELDS.reduce((checked, name) => withChecked(checked, name, countries, 'submit'), fields);

/** The first wrong field of checked ones; null when all are right. */
export const firstWrong = (fields: StandFields): StandField | null =>
  STAND_FIELDS.find((name) => Boolean((name === 'mobile' ? fields.mobile.field : fields[name]).failure)) ?? null;
