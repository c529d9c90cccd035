import {
  FORM_FIELD_NAMES,
  type FormFieldName,
  fieldRow,
  type Layout,
} from '../contract/preregistration/form-fields.ts';
import { type Field, updateField, validateField } from '../forms/field.ts';
import { getFieldRules } from '../forms/field-rules.ts';
import type { FieldKind } from '../forms/form-field.ts';
import { toNumericText } from '../forms/number-input.ts';
import { getPhoneRules } from '../forms/phone.ts';
import { readPhone } from '../forms/phone-reader.ts';
import { maxLength, type Rule, required } from '../forms/rule.ts';
import { trimText } from '../forms/text-input.ts';
import type { IndustryKey } from '../site/industries.ts';
import { listLayoutFields } from './layout.ts';
import { listOfferedCodes, splitCodes } from './options.ts';

export type PreregFields = Readonly<Record<FormFieldName, Field>>;

/** The kind of form: its layout, and the industry that decides which options it offers. */
export interface FormKind {
  readonly layout: Layout;
  readonly industry: IndustryKey | null;
  /** The dialling code for its numbers, in digits; '' for none. */
  readonly dialing: string;
}

const matchOptions = (offered: readonly string[]): Rule<string> => ({
  type: 'choice',
  passes: (value) => splitCodes(value).every((code) => offered.includes(code)),
  message: { key: 'validator.pattern' },
});

/** Lists the codes that a choice field offers; empty for other fields. */
export function listFieldCodes(name: FormFieldName, industry: IndustryKey | null): readonly string[] {
  const field = fieldRow(name);
  return 'choices' in field ? listOfferedCodes(field.choices, industry) : [];
}

/** Returns the rules of a field. D-10 */
function getRules(name: FormFieldName, { industry, dialing }: FormKind): readonly Rule<string>[] {
  const field = fieldRow(name);
  const needed = field.required ? [required()] : [];
  const numberRules = () => getPhoneRules((typed) => readPhone(typed, dialing));
  switch (field.kind) {
    case 'website':
      return [...needed, WEBSITE_RULE, maxLength(field.max - 'https://'.length)];
    case 'choice':
    case 'choices':
      return [...needed, matchOptions(listFieldCodes(name, industry))];
    case 'mobile':
      return [...needed, ...numberRules()];
    case 'phone':
      return [...needed, ...numberRules(), hasCode(dialing)];
    default:
      return getFieldRules(field);
  }
}

/** Requires the number to have the form's dialling code: a record has one code for both of its numbers. */
const hasCode = (dialing: string): Rule<string> => ({
  type: 'pattern',
  passes: (typed) => {
    const reading = readPhone(typed, dialing);
    return !reading.ok || reading.value.dialingCode === dialing;
  },
  message: { key: 'validator.phone.sameCode' },
});

const WEBSITE_RULE: Rule<string> = {
  type: 'pattern',
  passes: (value) => value === '' || /^https?:\/\/[^\s/$.?#][^\s]*$/i.test(toWebsiteUrl(value)),
  message: { key: 'preregistration.website.wrong' },
};

/** Returns the address of a website, with `https://` added if the scheme is missing. D-10 */
export function toWebsiteUrl(typed: string): string {
  const value = trimText(typed);
  return value === '' || /^https?:\/\//i.test(value) ? value : `https://${value}`;
}

/** Converts a field's text for the request: trimmed; a quantity becomes a number. */
export const FIELD_CONVERTERS: Readonly<Record<FieldKind, (text: string) => string | number>> = {
  text: trimText,
  badgeName: trimText,
  choice: trimText,
  choices: trimText,
  email: trimText,
  country: trimText,
  mobile: trimText,
  phone: trimText,
  website: toWebsiteUrl,
  quantity: (text) => Number(trimText(text)),
};

/** Creates the form fields with these values. */
export const buildFields = (values: Readonly<Record<FormFieldName, string>>): PreregFields =>
  Object.fromEntries(FORM_FIELD_NAMES.map((name) => [name, { value: values[name] }])) as unknown as PreregFields; // all names are set

export function withTyped(fields: PreregFields, kind: FormKind, name: FormFieldName, typed: string): PreregFields {
  // A quantity keeps only its digits, converted to ASCII.
  const value = fieldRow(name).kind === 'quantity' ? toNumericText(typed).replace(/\D/g, '') : typed;
  return { ...fields, [name]: updateField(fields[name], value, getRules(name, kind)) };
}

/** Replaces valid numbers by their stored form; the others stay as typed. D-10 */
export function withReadNumbers(fields: PreregFields, dialing: string): PreregFields {
  const read = (['mobile', 'whatsapp'] as const).map((name) => {
    const reading = readPhone(fields[name].value, dialing);
    const isSameCode = reading.ok && reading.value.dialingCode === dialing;
    return [name, isSameCode ? { ...fields[name], value: reading.value.number } : fields[name]];
  });
  return { ...fields, ...Object.fromEntries(read) };
}

export function withBlurred(fields: PreregFields, kind: FormKind, name: FormFieldName): PreregFields {
  return { ...fields, [name]: validateField(fields[name], getRules(name, kind), 'blur') };
}

/**
 * Returns the fields after validating all fields of the layout, as a submit does; fields outside the layout are not
 * checked.
 */
export function withAllChecked(fields: PreregFields, kind: FormKind): PreregFields {
  const checked = listLayoutFields(kind.layout).map((name) => [
    name,
    validateField(fields[name], getRules(name, kind), 'submit'),
  ]);
  return { ...fields, ...Object.fromEntries(checked) };
}

/** Returns the first invalid field, in the order of the form; null if all are valid. */
export const findFirstInvalid = (fields: PreregFields, { layout }: FormKind): FormFieldName | null =>
  listLayoutFields(layout).find((name) => fields[name].failure) ?? null;

/** Fills the empty fields with known values; a field without a known value keeps its message. A-60 */
export function fillEmptyFields(
  fields: PreregFields,
  prefill: Partial<Readonly<Record<FormFieldName, string>>>,
): PreregFields {
  const filled = FORM_FIELD_NAMES.map((name) => {
    const value = prefill[name] ?? '';
    return [name, fields[name].value === '' && value !== '' ? { value } : fields[name]];
  });
  return Object.fromEntries(filled) as PreregFields; // all names are set
}
