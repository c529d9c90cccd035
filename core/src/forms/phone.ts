import type { account } from '../contract/account.ts';
import type { OutputOf } from '../contract/call.ts';
import type { GatewayError } from '../contract/error.ts';
import type { Result } from '../result.ts';
import { checkedField, type Field, type FieldView, fieldView, typedField } from './field.ts';
import { PHONE_PATTERN } from './phone-pattern.ts';
import { pattern, type Rule, required, type Trigger } from './rule.ts';
import { asciiDigits, trimText } from './text-input.ts';

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

const SHAPE = pattern(PHONE_PATTERN, { key: 'validator.phone' });
const REFUSED = { type: 'remote', message: { key: 'validator.phone' } } as const;
const rulesOf = (isNeeded: boolean): readonly Rule<string>[] => (isNeeded ? [required(), SHAPE] : [SHAPE]);

export const emptyPhone = (countryId: string): Phone => ({ countryId, field: { value: '' }, verdict: null });

/** Digits of every script become ASCII, and what people write between them is left out. D-89 */
export function typedPhone(phone: Phone, typed: string): Phone {
  const value = asciiDigits(typed).replace(/[\s().-]/g, '');
  if (value === phone.field.value) return phone;
  return { ...phone, field: typedField(phone.field, value, [SHAPE]), verdict: null };
}

export const withCountry = (phone: Phone, countryId: string): Phone => ({ ...phone, countryId, verdict: null });

/** Checks what can be told at once; what the gateway said before of the same number stays. */
export function checkedPhone(phone: Phone, isNeeded: boolean, trigger: Trigger): Phone {
  const field = checkedField(phone.field, rulesOf(isNeeded), trigger);
  const isRefused = phone.verdict === 'refused' && field.failure === null;
  return { ...phone, field: isRefused ? { ...field, failure: REFUSED } : field };
}

/** Whether the gateway is to be asked about it. */
export const isUnverified = ({ field, verdict }: Phone): boolean =>
  verdict === null && PHONE_PATTERN.test(trimText(field.value));

/** The number after the gateway was asked about it. */
export function withVerdict(phone: Phone, verdict: PhoneVerdict): Phone {
  const field: Field = { value: phone.field.value, failure: verdict === 'refused' ? REFUSED : null };
  return { ...phone, verdict, field };
}

type Verification = Result<OutputOf<typeof account.verifyMobile>, GatewayError>;

/** A check that failed stops nobody, as that of an address. D-70 A-22 */
export function phoneVerdict(answer: Verification): PhoneVerdict {
  if (!answer.ok) return 'unknown';
  return answer.value.isVerify === 'invalid' || answer.value.result === '3' ? 'refused' : 'passed';
}

/** While the gateway is asked about it, it says so. */
export function phoneView(phone: Phone, isChecking: boolean): PhoneView {
  const { countryId, field, verdict } = phone;
  const view = { countryId, ...fieldView(field) };
  if (isChecking && isUnverified(phone)) return { ...view, state: 'validating' };
  return verdict === 'unknown' && !field.failure ? { ...view, state: 'unknown' } : view;
}

/** As calls take it; null where no number is given, or its country is not known. */
export function sentPhone({ countryId, field }: Phone, countries: readonly DialingCountry[]) {
  const number = trimText(field.value);
  const dialingCode = countries.find(({ id }) => id === countryId)?.dialingCode;
  return number === '' || dialingCode === undefined ? null : { dialingCode, number };
}
