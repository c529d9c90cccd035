import { NAME_MAX } from '../contract/account/limits.ts';
import { PRIZE_ADDRESS_MAX } from '../contract/lottery/limits.ts';
import { type Field, updateField, validateField } from '../forms/field.ts';
import { createEmptyPhone, type DialingCountry, type Phone, updatePhone, validatePhone } from '../forms/phone.ts';
import { maxLength, type Rule, required, type Trigger } from '../forms/rule.ts';

/** The fields in the order of the form. */
export const CONFIRM_FIELDS = ['contactName', 'mobile', 'address'] as const;
export type ConfirmField = (typeof CONFIRM_FIELDS)[number];
type TextName = Exclude<ConfirmField, 'mobile'>;

export interface ConfirmFields extends Readonly<Record<TextName, Field>> {
  readonly mobile: Phone;
}

/** Details of the winner from their registration; '' if unknown. */
export interface WinnerPrefill {
  readonly contactName: string;
  readonly number: string;
  readonly countryId: string;
}

const FIELD_RULES: Readonly<Record<TextName, readonly Rule<string>[]>> = {
  contactName: [required(), maxLength(NAME_MAX)],
  address: [required(), maxLength(PRIZE_ADDRESS_MAX)],
};

export const initialFields = ({ contactName, number, countryId }: WinnerPrefill): ConfirmFields => ({
  contactName: { value: contactName },
  mobile: { ...createEmptyPhone(countryId), field: { value: number } },
  address: { value: '' },
});

type Countries = readonly DialingCountry[];

export function withTyped(
  fields: ConfirmFields,
  name: ConfirmField,
  typed: string,
  countries: Countries,
): ConfirmFields {
  if (name === 'mobile') return { ...fields, mobile: updatePhone(fields.mobile, typed, countries) };
  return { ...fields, [name]: updateField(fields[name], typed, FIELD_RULES[name]) };
}

export function withChecked(
  fields: ConfirmFields,
  name: ConfirmField,
  countries: Countries,
  on: Trigger,
): ConfirmFields {
  if (name === 'mobile') return { ...fields, mobile: validatePhone(fields.mobile, countries, true, on) };
  return { ...fields, [name]: validateField(fields[name], FIELD_RULES[name], on) };
}

/** Returns the fields after checking all of them, as a submit does. */
export const withAllChecked = (fields: ConfirmFields, countries: Countries): ConfirmFields =>
  CONFIRM_FIELDS.reduce((checked, name) => withChecked(checked, name, countries, 'submit'), fields);

/** Returns the first invalid field; null if all are valid. */
export const findFirstInvalid = (fields: ConfirmFields): ConfirmField | null =>
  CONFIRM_FIELDS.find((name) => Boolean((name === 'mobile' ? fields.mobile.field : fields[name]).failure)) ?? null;
