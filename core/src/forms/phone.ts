import type { account } from '../contract/account/calls.ts';
import type { OutputOf } from '../contract/call.ts';
import type { GatewayError } from '../contract/error.ts';
import type { Message } from '../ports/texts.ts';
import type { Result } from '../result.ts';
import { type Field, type FieldView, fieldView, updateField, validateField } from './field.ts';
import { type PhoneNumber, toDialingDigits } from './phone-format.ts';
import { type PhoneProblem, readPhone } from './phone-reader.ts';
import { type Rule, required, type Trigger } from './rule.ts';

/** A phone number in a form, with the country whose dialling code it has. */
export interface Phone {
  /** ISO 3166-1 numeric; '' if no country is chosen. */
  readonly countryId: string;
  readonly field: Field;
  /** The gateway's verdict on the current number; null while it has not been verified. */
  readonly verdict: PhoneVerdict | null;
}

/** Whether the gateway accepts the number; `unknown` if the call failed, which blocks nobody. */
export type PhoneVerdict = 'passed' | 'refused' | 'unknown';

/** A phone field as a page or terminal shows it. */
export interface PhoneView extends FieldView {
  readonly countryId: string;
}

/** A country with its dialling code, as `site.countries` returns it. */
export interface DialingCountry {
  readonly id: string;
  readonly dialingCode: string;
}

/** The messages for numbers that cannot be parsed. D-10 */
export const PHONE_MESSAGES = {
  extension: { key: 'validator.phone.extension' },
  characters: { key: 'validator.phone.characters' },
  code: { key: 'validator.phone.code' },
  length: { key: 'validator.phone' },
} as const satisfies Record<PhoneProblem, Message>;

const PHONE_REJECTED = { type: 'remote', message: PHONE_MESSAGES.length } as const;

/**
 * Returns the rules of a phone text, one for each problem with its own message. `required` handles the empty text. D-10
 */
export const getPhoneRules = (read: (typed: string) => Result<unknown, PhoneProblem>): readonly Rule<string>[] =>
  (Object.keys(PHONE_MESSAGES) as PhoneProblem[]).map((problem) => ({
    type: 'pattern',
    passes: (typed) => {
      const reading = typed === '' || read(typed);
      return reading === true || reading.ok || reading.error !== problem;
    },
    message: PHONE_MESSAGES[problem],
  }));

export const createEmptyPhone = (countryId: string): Phone => ({ countryId, field: { value: '' }, verdict: null });

/**
 * Returns the phone after typing. The typed text is reformatted only on blur, so that the caret stays in place when
 * someone corrects the middle of a number.
 */
export function updatePhone(phone: Phone, typed: string, countries: readonly DialingCountry[]): Phone {
  if (typed === phone.field.value) return phone;
  const rules = getPhoneRules((text) => readPhoneIn(text, phone, countries));
  return { ...phone, field: updateField(phone.field, typed, rules), verdict: null };
}

export const withCountry = (phone: Phone, countryId: string): Phone => ({ ...phone, countryId, verdict: null });

/**
 * Validates the number locally and keeps the gateway's verdict on the same number. A valid number is replaced by its
 * stored form, and the country of a typed dialling code is chosen. D-10
 */
export function validatePhone(
  phone: Phone,
  countries: readonly DialingCountry[],
  isNeeded: boolean,
  trigger: Trigger,
): Phone {
  const read = resolvePhone(phone, countries);
  const rules = getPhoneRules((text) => readPhoneIn(text, read, countries));
  const field = validateField(read.field, isNeeded ? [required(), ...rules] : rules, trigger);
  const isRejected = read.verdict === 'refused' && field.failure === null;
  return { ...read, field: isRejected ? { ...field, failure: PHONE_REJECTED } : field };
}

/** Returns the phone in its stored form if it can be parsed, else unchanged. D-10 */
export function resolvePhone(phone: Phone, countries: readonly DialingCountry[]): Phone {
  const reading = readPhoneIn(phone.field.value, phone, countries);
  if (!reading.ok) return phone;
  const { dialingCode, number } = reading.value;
  const countryId = dialingCode === '' ? phone.countryId : findCountryWithCode(countries, dialingCode, phone.countryId);
  return { ...phone, countryId, field: { ...phone.field, value: number } };
}

/** Parses a number with the code of its country; rejects a code that no listed country has, as it cannot be chosen. */
function readPhoneIn(
  typed: string,
  { countryId }: Pick<Phone, 'countryId'>,
  countries: readonly DialingCountry[],
): Result<PhoneNumber, PhoneProblem> {
  const reading = readPhone(typed, countries.find(({ id }) => id === countryId)?.dialingCode ?? '');
  const isUnknown = reading.ok && reading.value.dialingCode !== '' && !hasCode(countries, reading.value.dialingCode);
  return isUnknown ? { ok: false, error: 'code' } : reading;
}

/** The default country for a dialling code that several countries share. */
const COUNTRY_BY_SHARED_CODE: Readonly<Record<string, string>> = {
  1: '840',
  7: '643',
  39: '380',
  44: '826',
  47: '578',
  61: '036',
  64: '554',
  212: '504',
  262: '638',
  358: '246',
  500: '238',
  590: '312',
  599: '531',
};

/** Returns the country for a dialling code: the chosen one if it has this code. '' if no country has it. */
export function findCountryWithCode(
  countries: readonly DialingCountry[],
  dialingCode: string,
  chosenId: string,
): string {
  const code = toDialingDigits(dialingCode);
  const having = countries.filter((country) => toDialingDigits(country.dialingCode) === code);
  const preferred = [chosenId, COUNTRY_BY_SHARED_CODE[code]].find((id) => having.some((country) => country.id === id));
  return preferred ?? having[0]?.id ?? '';
}

const hasCode = (countries: readonly DialingCountry[], dialingCode: string): boolean =>
  countries.some((country) => toDialingDigits(country.dialingCode) === dialingCode);

/** Whether the number still needs verification by the gateway. */
export const isUnverified = (phone: Phone, countries: readonly DialingCountry[]): boolean =>
  phone.verdict === null && readPhoneIn(phone.field.value, phone, countries).ok;

/** Returns the phone with the gateway's verdict. */
export function withVerdict(phone: Phone, verdict: PhoneVerdict): Phone {
  const field: Field = { value: phone.field.value, failure: verdict === 'refused' ? PHONE_REJECTED : null };
  return { ...phone, verdict, field };
}

type Verification = Result<OutputOf<typeof account.verifyMobile>, GatewayError>;

/** Converts the gateway's answer to a verdict. A failed check blocks nobody, as with email addresses. D-70 A-22 */
export function getPhoneVerdict(answer: Verification): PhoneVerdict {
  if (!answer.ok) return 'unknown';
  return answer.value.isVerify === 'invalid' || answer.value.result === '3' ? 'refused' : 'passed';
}

/** Returns the view of the field, which shows `validating` while the gateway verifies the number. */
export function phoneView(phone: Phone, isChecking: boolean): PhoneView {
  const { countryId, field, verdict } = phone;
  const view = { countryId, ...fieldView(field) };
  if (isChecking) return { ...view, state: 'validating' };
  return verdict === 'unknown' && !field.failure ? { ...view, state: 'unknown' } : view;
}

/** Returns the number for a request; null if it is empty or invalid, or its country is unknown. */
export function toPhoneNumber(phone: Phone, countries: readonly DialingCountry[]): PhoneNumber | null {
  const reading = readPhoneIn(phone.field.value, phone, countries);
  if (!reading.ok || reading.value.dialingCode === '') return null;
  return { dialingCode: `+${reading.value.dialingCode}`, number: reading.value.number };
}
