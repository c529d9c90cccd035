import type { account } from '../contract/account/calls.ts';
import type { OutputOf } from '../contract/call.ts';
import type { GatewayError } from '../contract/error.ts';
import type { Message } from '../ports/texts.ts';
import type { Result } from '../result.ts';
import { type Field, type FieldView, fieldView, updateField, validateField } from './field.ts';
import { type PhoneNumber, toDialingDigits } from './phone-format.ts';
import { type PhoneProblem, readPhone } from './phone-reader.ts';
import { type Rule, required, type Trigger } from './rule.ts';

/** A number to be called at. Its dialling code is that of a country, which is chosen beside it. */
export interface Phone {
  /** ISO 3166-1 numeric; '' while none is chosen. */
  readonly countryId: string;
  readonly field: Field;
  /** What the gateway said of it; null while it was not asked about what stands there now. */
  readonly verdict: PhoneVerdict | null;
}

/** Whether the gateway takes it for a number; `unknown` where it could not be asked, which stops nobody. */
export type PhoneVerdict = 'passed' | 'refused' | 'unknown';

/** What a page or terminal shows of it. */
export interface PhoneView extends FieldView {
  readonly countryId: string;
}

/** Countries with their dialling codes, as `site.countries` gives them. */
export interface DialingCountry {
  readonly id: string;
  readonly dialingCode: string;
}

/** What is said of a number that cannot be read. D-10 */
export const PHONE_MESSAGES = {
  extension: { key: 'validator.phone.extension' },
  characters: { key: 'validator.phone.characters' },
  code: { key: 'validator.phone.code' },
  length: { key: 'validator.phone' },
} as const satisfies Record<PhoneProblem, Message>;

const PHONE_REJECTED = { type: 'remote', message: PHONE_MESSAGES.length } as const;

/** The rules of a text that is read as a number, each with its own message; an empty one is left to `required`. D-10 */
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

/** What is typed stays as it is until the field is left: who corrects the middle of a number keeps the caret there. */
export function updatePhone(phone: Phone, typed: string, countries: readonly DialingCountry[]): Phone {
  if (typed === phone.field.value) return phone;
  const rules = getPhoneRules((text) => readPhoneIn(text, phone, countries));
  return { ...phone, field: updateField(phone.field, typed, rules), verdict: null };
}

export const withCountry = (phone: Phone, countryId: string): Phone => ({ ...phone, countryId, verdict: null });

/**
 * Checks what can be told at once; what the gateway said before of the same number stays. A number that can be read is shown
 * as it is stored, and the code that it was written with is chosen. D-10
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

/** A number that can be read, as it is stored; another one as it was typed. D-10 */
export function resolvePhone(phone: Phone, countries: readonly DialingCountry[]): Phone {
  const reading = readPhoneIn(phone.field.value, phone, countries);
  if (!reading.ok) return phone;
  const { dialingCode, number } = reading.value;
  const countryId = dialingCode === '' ? phone.countryId : findCountryWithCode(countries, dialingCode, phone.countryId);
  return { ...phone, countryId, field: { ...phone.field, value: number } };
}

/** Reads it behind the code of its country; a code that no country of the list has cannot be chosen. */
function readPhoneIn(
  typed: string,
  { countryId }: Pick<Phone, 'countryId'>,
  countries: readonly DialingCountry[],
): Result<PhoneNumber, PhoneProblem> {
  const reading = readPhone(typed, countries.find(({ id }) => id === countryId)?.dialingCode ?? '');
  const isUnknown = reading.ok && reading.value.dialingCode !== '' && !hasCode(countries, reading.value.dialingCode);
  return isUnknown ? { ok: false, error: 'code' } : reading;
}

/** The country that a code stands for most often, where several share it. */
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

/** The country to choose for a code: the one that is chosen where it has this code too. '' where none has it. */
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

/** Whether the gateway is to be asked about it. */
export const isUnverified = (phone: Phone, countries: readonly DialingCountry[]): boolean =>
  phone.verdict === null && readPhoneIn(phone.field.value, phone, countries).ok;

/** The number after the gateway was asked about it. */
export function withVerdict(phone: Phone, verdict: PhoneVerdict): Phone {
  const field: Field = { value: phone.field.value, failure: verdict === 'refused' ? PHONE_REJECTED : null };
  return { ...phone, verdict, field };
}

type Verification = Result<OutputOf<typeof account.verifyMobile>, GatewayError>;

/** A check that failed stops nobody, as that of an address. D-70 A-22 */
export function getPhoneVerdict(answer: Verification): PhoneVerdict {
  if (!answer.ok) return 'unknown';
  return answer.value.isVerify === 'invalid' || answer.value.result === '3' ? 'refused' : 'passed';
}

/** While the gateway is asked about it, it says so. */
export function phoneView(phone: Phone, isChecking: boolean): PhoneView {
  const { countryId, field, verdict } = phone;
  const view = { countryId, ...fieldView(field) };
  if (isChecking) return { ...view, state: 'validating' };
  return verdict === 'unknown' && !field.failure ? { ...view, state: 'unknown' } : view;
}

/** As calls take it; null where no number is given, it cannot be read, or its country is not known. */
export function toPhoneNumber(phone: Phone, countries: readonly DialingCountry[]): PhoneNumber | null {
  const reading = readPhoneIn(phone.field.value, phone, countries);
  if (!reading.ok || reading.value.dialingCode === '') return null;
  return { dialingCode: `+${reading.value.dialingCode}`, number: reading.value.number };
}
