import { PASSWORD_MAX, PASSWORD_MIN } from '../contract/account/limits.ts';
import type { GatewayError } from '../contract/error.ts';
import { emptyField, type Field } from './field.ts';
import { checkRules, maxLength, minLength, type Rule, requiredUntrimmed, type Trigger } from './rule.ts';
import { isSendable } from './text-input.ts';

/** A password is sent as typed, so characters that no call accepts are rejected here, not removed. THR-43 */
const PASSWORD_CHARACTER_RULE: Rule<string> = {
  type: 'pattern',
  passes: isSendable,
  message: { key: 'validator.pattern' },
};

/** No minimum length: a login must accept passwords that were set under older rules.   A-10 */
export const LOGIN_PASSWORD_RULES: readonly Rule<string>[] = [
  requiredUntrimmed(),
  maxLength(PASSWORD_MAX),
  PASSWORD_CHARACTER_RULE,
];

/** Rules for registration and reset.   A-10 */
export const PASSWORD_NEW_RULES: readonly Rule<string>[] = [
  requiredUntrimmed(),
  minLength(PASSWORD_MIN),
  maxLength(PASSWORD_MAX),
  PASSWORD_CHARACTER_RULE,
];

/** Returns the field after typing, untrimmed, since spaces belong to a password. */
export function updatePasswordField({ failure }: Field, value: string, rules: readonly Rule<string>[]): Field {
  return failure ? { value, failure: checkRules(rules, value, 'change') } : { value };
}

export function validatePasswordField(field: Field, rules: readonly Rule<string>[], trigger: Trigger): Field {
  if (trigger === 'blur' && field.value === '' && field.failure === undefined) return field;
  return { value: field.value, failure: checkRules(rules, field.value, trigger) };
}

export const NO_PASSWORD: Field = emptyField;

/**
 * Returns the field with the gateway's message if it rejected a new password as too easy to guess; undefined for any
 * other error. THR-13
 */
export const withPasswordRejection = (field: Field, { code, message }: GatewayError): Field | undefined =>
  code === '422' && message !== '' ? { ...field, failure: { type: 'wrong', message: { text: message } } } : undefined;
