import { EMAIL_MAX, ENQUIRY_CONTENT_MAX, QUANTITY_MAX } from '../site/limits.ts';
import { EMAIL_PATTERN } from './email.ts';
import { maxLength, pattern, type RemoteRule, type Rule, required } from './rule.ts';
import { POSITIVE_INTEGER } from './text-input.ts';

export interface EmailOptions {
  /** Asks the gateway about the address, such as whether it has an account. */
  readonly remote?: RemoteRule<string>;
  /** Leaves `remote` out for this field. */
  readonly ignoreRemoteCheck?: boolean;
}

/**
 * The rules of an email field in their order: required, length, pattern, and on blur the remote check.
 * to
 */
export function emailRules({ remote, ignoreRemoteCheck = false }: EmailOptions = {}): readonly Rule<string>[] {
  const rules: readonly Rule<string>[] = [
    required({ key: 'dig.exh.email.empty' }),
    maxLength(EMAIL_MAX),
    pattern(EMAIL_PATTERN, { key: 'home.register.validator.email' }),
  ];
  return remote === undefined || ignoreRemoteCheck ? rules : [...rules, { ...remote, on: ['blur'] }];
}

/** The rules of an enquiry's message (D-10). */
export const ENQUIRY_CONTENT_RULES: readonly Rule<string>[] = [required(), maxLength(ENQUIRY_CONTENT_MAX)];

/** The rules of a quantity: empty, or a positive whole number of at most nine digits (D-10). */
export const QUANTITY_RULES: readonly Rule<string>[] = [
  pattern(POSITIVE_INTEGER, { key: 'validator.positiveInteger' }),
  maxLength(String(QUANTITY_MAX).length, { key: 'validator.quantity.max', values: { max: QUANTITY_MAX } }),
];
