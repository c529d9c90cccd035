import { RFQ_DESCRIPTION_MAX } from '../contract/rfq/limits.ts';
import { checkedField, type Field, typedField } from '../forms/field.ts';
import { EMAIL_RULES, QUANTITY_RULES } from '../forms/field-rules.ts';
import { maxLength, pattern, type Rule, required } from '../forms/rule.ts';
import { numericText } from '../forms/text-input.ts';
import type { MessageKey } from '../messages.ts';
import { RFQ_STEPS, type RfqStep } from './steps.ts';

/** In the order of the form. */
export const RFQ_FIELDS = ['description', 'question', 'quantity', 'unit', 'countryId', 'email'] as const;
export type RfqFieldName = (typeof RFQ_FIELDS)[number];
export type RfqFields = Readonly<Record<RfqFieldName, Field>>;

type NamedUnit = MessageKey extends infer Key ? (Key extends `unitName.${infer Unit}` ? Unit : never) : never;

/** The units that a quantity may be counted in; each has a name in every language. */
export const RFQ_UNITS = [
  'piece',
  'set',
  'pair',
  'metre',
  'squareMetre',
  'kilogram',
  'roll',
  'box',
  'carton',
] as const satisfies readonly NamedUnit[];

const STEP_OF: Readonly<Record<RfqFieldName, RfqStep>> = {
  description: 'need',
  question: 'need',
  quantity: 'quantity',
  unit: 'quantity',
  countryId: 'quantity',
  email: 'quantity',
};

/** Only the form of the email address is checked: this form does not ask the gateway about it. D-10 */
const RULES: Readonly<Record<RfqFieldName, readonly Rule<string>[]>> = {
  description: [required(), maxLength(RFQ_DESCRIPTION_MAX)],
  question: [maxLength(RFQ_DESCRIPTION_MAX)],
  quantity: QUANTITY_RULES,
  unit: [maxLength(40)],
  countryId: [required(), pattern(/^\d{3}$/)],
  email: EMAIL_RULES,
};

export const fieldsOf = (values: Readonly<Record<RfqFieldName, string>>): RfqFields => ({
  description: { value: values.description },
  question: { value: values.question },
  quantity: { value: values.quantity },
  unit: { value: values.unit },
  countryId: { value: values.countryId },
  email: { value: values.email },
});

export const NO_FIELDS: RfqFields = fieldsOf({
  description: '',
  question: '',
  quantity: '',
  unit: '',
  countryId: '',
  email: '',
});

export const stepOf = (name: RfqFieldName): RfqStep => STEP_OF[name];

/** A quantity keeps its digits alone, whatever script they were typed in.  */
export function withTyped(fields: RfqFields, name: RfqFieldName, typed: string): RfqFields {
  const value = name === 'quantity' ? numericText(typed) : typed;
  return { ...fields, [name]: typedField(fields[name], value, RULES[name]) };
}

export function withBlurred(fields: RfqFields, name: RfqFieldName): RfqFields {
  return { ...fields, [name]: checkedField(fields[name], RULES[name], 'blur') };
}

/** The first field whose last check failed; null when there is none. */
export const firstWrong = (fields: RfqFields): RfqFieldName | null =>
  RFQ_FIELDS.find((name) => Boolean(fields[name].failure)) ?? null;

export interface Checked {
  readonly fields: RfqFields;
  /** The first wrong field, in the form's order. */
  readonly wrong: RfqFieldName | null;
}

/** Checks every field of the steps before the given one, as is done before a person gets there. */
export function checkedBefore(fields: RfqFields, step: RfqStep): Checked {
  const last = RFQ_STEPS.indexOf(step);
  const names = RFQ_FIELDS.filter((name) => RFQ_STEPS.indexOf(STEP_OF[name]) < last);
  const checked = names.map((name) => [name, checkedField(fields[name], RULES[name], 'submit')] as const);
  const next = { ...fields, ...Object.fromEntries(checked) };
  return { fields: next, wrong: checked.find(([, { failure }]) => failure)?.[0] ?? null };
}
