import { NAME_MAX } from '../contract/account/limits.ts';
import { ORDER_REMARK_MAX } from '../contract/order/limits.ts';
import { type Field, updateField, validateField } from '../forms/field.ts';
import { QUANTITY_RULES } from '../forms/field-rules.ts';
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
export const ORDER_FIELDS = ['quantity', 'contactName', 'mobile', 'whatsapp', 'remark'] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];
export type PhoneName = 'mobile' | 'whatsapp';
type TextName = Exclude<OrderField, PhoneName>;

export interface OrderFields extends Readonly<Record<TextName, Field>>, Readonly<Record<PhoneName, Phone>> {}

/** The initial values of the form. */
export interface OrderStart {
  readonly minOrder: number;
  /** '' if unknown. */
  readonly contactName: string;
  /** The country of the dialling codes; '' if unknown. */
  readonly countryId: string;
  /** The quantity that was typed for the product elsewhere; the minimum order if it is absent or ''. */
  readonly quantity?: string;
}

export const initialFields = ({ minOrder, contactName, countryId, quantity }: OrderStart): OrderFields => ({
  quantity: { value: quantity || String(minOrder) },
  contactName: { value: contactName },
  mobile: createEmptyPhone(countryId),
  whatsapp: createEmptyPhone(countryId),
  remark: { value: '' },
});

const minQuantity = (min: number): Rule<string> => ({
  type: 'min',
  passes: (value) => value === '' || Number(value) >= min,
  message: { key: 'order.quantity.min', values: { min } },
});

const getRules = (name: TextName, minOrder: number): readonly Rule<string>[] => {
  if (name === 'quantity') return [required(), ...QUANTITY_RULES, minQuantity(minOrder)];
  return name === 'contactName' ? [required(), maxLength(NAME_MAX)] : [maxLength(ORDER_REMARK_MAX)];
};

const isPhone = (name: OrderField): name is PhoneName => name === 'mobile' || name === 'whatsapp';

/** The data against which the fields are checked. */
interface OrderTerms {
  readonly minOrder: number;
  readonly countries: readonly DialingCountry[];
}

/** Returns the fields after typing. A quantity keeps only its digits, converted to ASCII. D-89 */
export function withTyped(
  fields: OrderFields,
  name: OrderField,
  typed: string,
  { minOrder, countries }: OrderTerms,
): OrderFields {
  if (isPhone(name)) return { ...fields, [name]: updatePhone(fields[name], typed, countries) };
  const value = name === 'quantity' ? toNumericText(typed) : typed;
  return { ...fields, [name]: updateField(fields[name], value, getRules(name, minOrder)) };
}

/** Sets the country of a number. While the second number is empty, its country follows the first. */
export function withDialing(fields: OrderFields, name: PhoneName, countryId: string): OrderFields {
  const follows = name === 'mobile' && fields.whatsapp.field.value === '';
  const whatsapp = follows ? withCountry(fields.whatsapp, countryId) : fields.whatsapp;
  return { ...fields, whatsapp, [name]: withCountry(fields[name], countryId) };
}

/** Returns the fields after checking one. A number typed with another country's code selects that country. */
export function withChecked(fields: OrderFields, name: OrderField, terms: OrderTerms, on: Trigger): OrderFields {
  if (!isPhone(name)) return { ...fields, [name]: validateField(fields[name], getRules(name, terms.minOrder), on) };
  return withPhone(fields, name, validatePhone(fields[name], terms.countries, name === 'mobile', on));
}

/** Sets a parsed number, whose dialling code may select another country. */
export function withPhone(fields: OrderFields, name: PhoneName, phone: Phone): OrderFields {
  const isMoved = phone.countryId !== fields[name].countryId;
  return { ...(isMoved ? withDialing(fields, name, phone.countryId) : fields), [name]: phone };
}

/** Returns the fields after checking all of them, as a submit does. */
export const withAllChecked = (fields: OrderFields, terms: OrderTerms): OrderFields =>
  ORDER_FIELDS.reduce((checked, name) => withChecked(checked, name, terms, 'submit'), fields);

/** Returns the first invalid field; null if all are valid. */
export const findFirstInvalid = (fields: OrderFields): OrderField | null =>
  ORDER_FIELDS.find((name) => Boolean((isPhone(name) ? fields[name].field : fields[name]).failure)) ?? null;
