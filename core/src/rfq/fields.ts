import { RFQ_DESCRIPTION_MAX } from '../contract/rfq/limits.ts';
import { type Field, updateField, validateField } from '../forms/field.ts';
import { getFieldRules } from '../forms/field-rules.ts';
import type { PlainShape } from '../forms/form-field.ts';
import { toNumericText } from '../forms/number-input.ts';
import type { Rule } from '../forms/rule.ts';
import type { MessageKey } from '../messages.ts';
import { RFQ_STEPS, type RfqStep } from './steps.ts';

interface RfqFieldRow {
  readonly required: boolean;
  readonly step: RfqStep;
}

/**
 * The fields, in the order of the form, as plain data. Only the format of the email address is checked: this form does
 * not verify it with the gateway. D-10
 */
const RFQ_FORM = {
  description: { kind: 'text', max: RFQ_DESCRIPTION_MAX, required: true, step: 'need' },
  question: { kind: 'text', max: RFQ_DESCRIPTION_MAX, required: false, step: 'need' },
  quantity: { kind: 'quantity', required: false, step: 'quantity' },
  unit: { kind: 'text', max: 40, required: false, step: 'quantity' },
  countryId: { kind: 'country', required: true, step: 'quantity' },
  email: { kind: 'email', required: true, step: 'quantity' },
} as const satisfies Readonly<Record<string, RfqFieldRow & PlainShape>>;

export type RfqFieldName = keyof typeof RFQ_FORM;
export type RfqFields = Readonly<Record<RfqFieldName, Field>>;

export const RFQ_FIELDS = Object.keys(RFQ_FORM) as readonly RfqFieldName[]; // its own names

type NamedUnit = MessageKey extends infer Key ? (Key extends `unitName.${infer Unit}` ? Unit : never) : never;

/** The units of a quantity; each has a name in every language. */
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

export const buildFields = (values: Readonly<Partial<Record<RfqFieldName, string>>>): RfqFields =>
  Object.fromEntries(RFQ_FIELDS.map((name) => [name, { value: values[name] ?? '' }])) as unknown as RfqFields; // all names are set

export const NO_FIELDS: RfqFields = buildFields({});

const getRules = (name: RfqFieldName): readonly Rule<string>[] => getFieldRules(RFQ_FORM[name]);

export const getStep = (name: RfqFieldName): RfqStep => RFQ_FORM[name].step;

/** Returns the fields after typing. A quantity keeps only its digits, converted to ASCII.  */
export function withTyped(fields: RfqFields, name: RfqFieldName, typed: string): RfqFields {
  const value = RFQ_FORM[name].kind === 'quantity' ? toNumericText(typed) : typed;
  return { ...fields, [name]: updateField(fields[name], value, getRules(name)) };
}

export function withBlurred(fields: RfqFields, name: RfqFieldName): RfqFields {
  return { ...fields, [name]: validateField(fields[name], getRules(name), 'blur') };
}

/** Returns the first field whose last check failed; null if there is none. */
export const findFirstInvalid = (fields: RfqFields): RfqFieldName | null =>
  RFQ_FIELDS.find((name) => Boolean(fields[name].failure)) ?? null;

export interface FieldValidation {
  readonly fields: RfqFields;
  /** The first invalid field, in the form's order. */
  readonly invalidField: RfqFieldName | null;
}

/** Checks every field of the steps before the given one, before the person gets there. */
export function validateStepsBefore(fields: RfqFields, step: RfqStep): FieldValidation {
  const last = RFQ_STEPS.indexOf(step);
  const names = RFQ_FIELDS.filter((name) => RFQ_STEPS.indexOf(RFQ_FORM[name].step) < last);
  const checked = names.map((name) => [name, validateField(fields[name], getRules(name), 'submit')] as const);
  const next = { ...fields, ...Object.fromEntries(checked) };
  return { fields: next, invalidField: checked.find(([, { failure }]) => failure)?.[0] ?? null };
}
