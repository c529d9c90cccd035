import {
  FORM_FIELD_NAMES,
  type FormFieldName,
  fieldRow,
  type Layout,
} from '../contract/preregistration/form-fields.ts';
import { type Field, updateField, validateField } from '../forms/field.ts';
import { getFieldRules } from '../forms/field-rules.ts';
import type { FieldKind } from '../forms/form-field.ts';
import { getPhoneRules } from '../forms/phone.ts';
import { readPhone } from '../forms/phone-reader.ts';
import { maxLength, type Rule, required } from '../forms/rule.ts';
import { toNumericText, trimText } from '../forms/text-input.ts';
import type { IndustryKey } from '../site/industries.ts';
import { listLayoutFields } from './layout.ts';
import { listOfferedCodes, splitCodes } from './options.ts';

export type PreregFields = Readonly<Record<FormFieldName, Field>>;

/** Which form it is: its layout, and the industry that says what may be chosen in it. */
export interface FormKind {
  readonly layout: Layout;
  readonly industry: IndustryKey | null;
  /** The dialling code that its numbers are read behind, in digits; '' for none. */
  readonly dialing: string;
}

const matchOptions = (offered: readonly string[]): Rule<string> => ({
  type: 'choice',
  passes: (value) => splitCodes(value).every((code) => offered.includes(code)),
  message: { key: 'validator.pattern' },
});

/** The codes that a field of choices offers; empty for the others. */
export function listFieldCodes(name: FormFieldName, industry: IndustryKey | null): readonly string[] {
  const field = fieldRow(name);
  return 'choices' in field ? listOfferedCodes(field.choices, industry) : [];
}

/** D-10 */
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

/** A record has one dialling code, which both of its numbers are behind. */
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

/** The address of a website, with what is left out most often in front of it. D-10 */
export function toWebsiteUrl(typed: string): string {
  const value = trimText(typed);
  return value === '' || /^https?:\/\//i.test(value) ? value : `https://${value}`;
}

/** What a field sends of the text in it, trimmed; a quantity is a number. */
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

/** The fields of a form that holds these values. */
export const buildFields = (values: Readonly<Record<FormFieldName, string>>): PreregFields =>
  Object.fromEntries(FORM_FIELD_NAMES.map((name) => [name, { value: values[name] }])) as unknown as PreregFields; // each name is there

export function withTyped(fields: PreregFields, kind: FormKind, name: FormFieldName, typed: string): PreregFields {
  // A quantity keeps its digits alone, whatever script they were typed in.
  const value = fieldRow(name).kind === 'quantity' ? toNumericText(typed).replace(/\D/g, '') : typed;
  return { ...fields, [name]: updateField(fields[name], value, getRules(name, kind)) };
}

/** Numbers that can be read as they are stored; the others as they were typed. D-10 */
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

/** After every field of the layout has been validated, as a press on the button does; the others are not asked for. */
export function withAllChecked(fields: PreregFields, kind: FormKind): PreregFields {
  const checked = listLayoutFields(kind.layout).map((name) => [
    name,
    validateField(fields[name], getRules(name, kind), 'submit'),
  ]);
  return { ...fields, ...Object.fromEntries(checked) };
}

/** The first wrong field of checked ones, in the order of its form; null when all are right. */
export const findFirstInvalid = (fields: PreregFields, { layout }: FormKind): FormFieldName | null =>
  listLayoutFields(layout).find((name) => fields[name].failure) ?? null;

/** A field that is empty still takes what is known; one for which nothing is known keeps its message. A-60 */
export function fillEmptyFields(
  fields: PreregFields,
  prefill: Partial<Readonly<Record<FormFieldName, string>>>,
): PreregFields {
  const filled = FORM_FIELD_NAMES.map((name) => {
    const value = prefill[name] ?? '';
    return [name, fields[name].value === '' && value !== '' ? { value } : fields[name]];
  });
  return Object.fromEntries(filled) as PreregFields; // each name is there
}
