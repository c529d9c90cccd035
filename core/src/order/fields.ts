import { NAME_MAX } from '../contract/account/limits.ts';
import { ORDER_REMARK_MAX } from '../contract/order/limits.ts';
import { type Field, updateField, validateField } from '../forms/field.ts';
import { QUANTITY_RULES } from '../forms/field-rules.ts';
import {
  createEmptyPhone,
  type DialingCountry,
  type Phone,
  updatePhone,
  validatePhone,
  withCountry,
} from '../forms/phone.ts';
import { maxLength, type Rule, required, type Trigger } from '../forms/rule.ts';
import { toNumericText } from '../forms/text-input.ts';

/** In the order of the form. */
export const ORDER_FIELDS = ['quantity', 'contactName', 'mobile', 'whatsapp', 'remark'] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];
export type PhoneName = 'mobile' | 'whatsapp';
type TextName = Exclude<OrderField, PhoneName>;

export interface OrderFields extends Readonly<Record<TextName, Field>>, Readonly<Record<PhoneName, Phone>> {}

/** What the form begins with. */
export interface OrderStart {
  readonly minOrder: number;
  /** '' where none is known. */
  readonly contactName: string;
  /** Of the dialling codes; '' where none is known. */
  readonly countryId: string;
}

export const initialFields = ({ minOrder, contactName, countryId }: OrderStart): OrderFields => ({
  quantity: { value: String(minOrder) },
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

/** What the fields are checked against. */
interface OrderTerms {
  readonly minOrder: number;
  readonly countries: readonly DialingCountry[];
}

/** A quantity keeps its digits alone, whatever script they were typed in. D-89 */
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

/** While no second number is typed its country follows the first. */
export function withDialing(fields: OrderFields, name: PhoneName, countryId: string): OrderFields {
  const follows = name === 'mobile' && fields.whatsapp.field.value === '';
  const whatsapp = follows ? withCountry(fields.whatsapp, countryId) : fields.whatsapp;
  return { ...fields, whatsapp, [name]: withCountry(fields[name], countryId) };
}

/** A number that was written with the code of another country chooses it. */
export function withChecked(fields: OrderFields, name: OrderField, terms: OrderTerms, on: Trigger): OrderFields {
  if (!isPhone(name)) return { ...fields, [name]: validateField(fields[name], getRules(name, terms.minOrder), on) };
  return withPhone(fields, name, validatePhone(fields[name], terms.countries, name === 'mobile', on));
}

/** The fields with a number that was read, whose code may be that of another country. */
export function withPhone(fields: OrderFields, name: PhoneName, phone: Phone): OrderFields {
  const isMoved = phone.countryId !== fields[name].countryId;
  return { ...(isMoved ? withDialing(fields, name, phone.countryId) : fields), [name]: phone };
}

/** The fields after every one has been checked, as a press on send does. */
export const withAllChecked = (fields: OrderFields, terms: OrderTerms): OrderFields =>
  ORDER_FIELDS.reduce((checked, name) => withChecked(checked, name, terms, 'submit'), fields);

/** The first wrong field of checked ones; null when all are right. */
export const findFirstInvalid = (fields: OrderFields): OrderField | null =>
  ORDER_FIELDS.find((name) => Boolean((isPhone(name) ? fields[name].field : fields[name]).failure)) ?? null;
