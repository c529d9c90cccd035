import { fieldRow, type Layout, PREREG_FIELDS, type PreregField } from '../contract/preregistration/form-fields.ts';
import { checkedField, type Field, typedField } from '../forms/field.ts';
import { plainRules } from '../forms/field-rules.ts';
import type { FieldKind } from '../forms/form-field.ts';
import { phoneRules } from '../forms/phone.ts';
import { readPhone } from '../forms/phone-reader.ts';
import { maxLength, type Rule, required } from '../forms/rule.ts';
import { numericText, trimText } from '../forms/text-input.ts';
import type { IndustryKey } from '../site/industries.ts';
import { fieldsOfLayout } from './layout.ts';
import { chosenCodes, offeredOf } from './options.ts';

export type PreregFields = Readonly<Record<PreregField, Field>>;

/** Which form it is: its layout, and the industry that says what may be chosen in it. */
export interface FormKind {
  readonly layout: Layout;
  readonly industry: IndustryKey | null;
  /** The dialling code that its numbers are read behind, in digits; '' for none. */
  readonly dialing: string;
}

const chosenFrom = (offered: readonly string[]): Rule<string> => ({
  type: 'choice',
  passes: (value) => chosenCodes(value).every((code) => offered.includes(code)),
  message: { key: 'validator.pattern' },
});

/** The codes that a field of choices offers; empty for the others. */
export function offeredCodes(name: PreregField, industry: IndustryKey | null): readonly string[] {
  const field = fieldRow(name);
  return 'choices' in field ? offeredOf(field.choices, industry) : [];
}

/** D-10 */
function rulesOf(name: PreregField, { industry, dialing }: FormKind): readonly Rule<string>[] {
  const field = fieldRow(name);
  const needed = field.required ? [required()] : [];
  const numberRules = () => phoneRules((typed) => readPhone(typed, dialing));
  switch (field.kind) {
    case 'website':
      return [...needed, WEBSITE_RULE, maxLength(field.max - 'https://'.length)];
    case 'choice':
    case 'choices':
      return [...needed, chosenFrom(offeredCodes(name, industry))];
    case 'mobile':
      return [...needed, ...numberRules()];
    case 'phone':
      return [...needed, ...numberRules(), hasCode(dialing)];
    default:
      return plainRules(field);
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
  passes: (value) => value === '' || /^https?:\/\/[^\s/$.?#][^\s]*$/i.test(websiteAddress(value)),
  message: { key: 'preregistration.website.wrong' },
};

/** The address of a website, with what is left out most often in front of it. D-10 */
export function websiteAddress(typed: string): string {
  const value = trimText(typed);
  return value === '' || /^https?:\/\//i.test(value) ? value : `https://${value}`;
}

/** What a field sends of the text in it, trimmed; a quantity is a number. */
export const SENT_VALUES: Readonly<Record<FieldKind, (text: string) => string | number>> = {
  text: trimText,
  badgeName: trimText,
  choice: trimText,
  choices: trimText,
  email: trimText,
  country: trimText,
  mobile: trimText,
  phone: trimText,
  website: websiteAddress,
  quantity: (text) => Number(trimText(text)),
};

/** The fields of a form that holds these values. */
export const fieldsOf = (values: Readonly<Record<PreregField, string>>): PreregFields =>
  Object.fromEntries(PREREG_FIELDS.map((name) => [name, { value: values[name] }])) as unknown as PreregFields; // each name is there

export function withTyped(fields: PreregFields, kind: FormKind, name: PreregField, typed: string): PreregFields {
  // A quantity keeps its digits alone, whatever script they were typed in.
  const value = fieldRow(name).kind === 'quantity' ? numericText(typed).replace(/\D/g, '') : typed;
  return { ...fields, [name]: typedField(fields[name], value, rulesOf(name, kind)) };
}

/** Numbers that can be read as they are stored; the others as they were typed. D-10 */
export function withReadNumbers(fields: PreregFields, dialing: string): PreregFields {
  const read = (['mobile', 'whatsapp'] as const).map((name) => {
    const reading = readPhone(fields[name].value, dialing);
    const isBehindIt = reading.ok && reading.value.dialingCode === dialing;
    return [name, isBehindIt ? { ...fields[name], value: reading.value.number } : fields[name]];
  });
  return { ...fields, ...Object.fromEntries(read) };
}

export function withBlurred(fields: PreregFields, kind: FormKind, name: PreregField): PreregFields {
  return { ...fields, [name]: checkedField(fields[name], rulesOf(name, kind), 'blur') };
}

/** After every field of the layout has been validated, as a press on the button does; the others are not asked for. */
export function withAllChecked(fields: PreregFields, kind: FormKind): PreregFields {
  const checked = fieldsOfLayout(kind.layout).map((name) => [
    name,
    checkedField(fields[name], rulesOf(name, kind), 'submit'),
  ]);
  return { ...fields, ...Object.fromEntries(checked) };
}

/** The first wrong field of checked ones, in the order of its form; null when all are right. */
export const firstWrong = (fields: PreregFields, { layout }: FormKind): PreregField | null =>
  fieldsOfLayout(layout).find((name) => fields[name].failure) ?? null;

/** A field that is empty still takes what is known; one for which nothing is known keeps its message. A-60 */
export function withKnown(fields: PreregFields, known: Partial<Readonly<Record<PreregField, string>>>): PreregFields {
  const filled = PREREG_FIELDS.map((name) => {
    const value = known[name] ?? '';
    return [name, fields[name].value === '' && value !== '' ? { value } : fields[name]];
  });
  return Object.fromEntries(filled) as PreregFields; // each name is there
}
