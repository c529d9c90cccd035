import { NAME_MAX } from '../contract/account/limits.ts';
import { PRIZE_ADDRESS_MAX } from '../contract/lottery/limits.ts';
import { checkedField, type Field, typedField } from '../forms/field.ts';
import { checkedPhone, type DialingCountry, emptyPhone, type Phone, typedPhone } from '../forms/phone.ts';
import { maxLength, type Rule, required, type Trigger } from '../forms/rule.ts';

/** In the order of the form. */
export const CONFIRM_FIELDS = ['contactName', 'mobile', 'address'] as const;
export type ConfirmField = (typeof CONFIRM_FIELDS)[number];
type TextName = Exclude<ConfirmField, 'mobile'>;

export interface ConfirmFields extends Readonly<Record<TextName, Field>> {
  readonly mobile: Phone;
}

/** What is known of the winner by her registration; '' for what is not. */
export interface KnownWinner {
  readonly contactName: string;
  readonly number: string;
  readonly countryId: string;
}

const RULES: Readonly<Record<TextName, readonly Rule<string>[]>> = {
  contactName: [required(), maxLength(NAME_MAX)],
  address: [required(), maxLength(PRIZE_ADDRESS_MAX)],
};

export const firstFields = ({ contactName, number, countryId }: KnownWinner): ConfirmFields => ({
  contactName: { value: contactName },
  mobile: { ...emptyPhone(countryId), field: { value: number } },
  address: { value: '' },
});

type Countries = readonly DialingCountry[];

export function withTyped(
  fields: ConfirmFields,
  name: ConfirmField,
  typed: string,
  countries: Countries,
): ConfirmFields {
  if (name === 'mobile') return { ...fields, mobile: typedPhone(fields.mobile, typed, countries) };
  return { ...fields, [name]: typedField(fields[name], typed, RULES[name]) };
}

export function withChecked(
  fields: ConfirmFields,
  name: ConfirmField,
  countries: Countries,
  on: Trigger,
): ConfirmFields {
  if (name === 'mobile') return { ...fields, mobile: checkedPhone(fields.mobile, countries, true, on) };
  return { ...fields, [name]: checkedField(fields[name], RULES[name], on) };
}

/** The fields after every one has been checked, as a press on send does. */
export const withAllChecked = (fields: ConfirmFields, countries: Countries): ConfirmFields =>
  CONFIRM_FIELDS.reduce((checked, name) => withChecked(checked, name, countries, 'submit'), fields);

/** The first wrong field of checked ones; null when all are right. */
export const firstWrong = (fields: ConfirmFields): ConfirmField | null =>
  CONFIRM_FIELDS.find((name) => Boolean((name === 'mobile' ? fields.mobile.field : fields[name]).failure)) ?? null;
