import { EMAIL_MAX, ENQUIRY_CONTENT_MAX, QUANTITY_MAX } from '../site/limits.ts';
import { EMAIL_PATTERN } from './email.ts';
import { maxLength, pattern, type RemoteRule, type Rule, required } from './rule.ts';
import { POSITIVE_INTEGER } from './text-input.ts';

export interface EmailOptions {
  /** The registered-check of forms that have one. */
  readonly remote?: RemoteRule<string>;
  /** Switches it off for one field. */
  readonly ignoreRemoteCheck?: boolean;
}

/** In order: filled in, length, shape, then the registered-check on blur. */
export function emailRules({ remote, ignoreRemoteCheck = false }: EmailOptions = {}): readonly Rule<string>[] {
  const rules: readonly Rule<string>[] = [
    required({ key: 'dig.exh.email.empty' }),
    maxLength(EMAIL_MAX),
    pattern(EMAIL_PATTERN, { key: 'home.register.validator.email' }),
  ];
  return remote === undefined || ignoreRemoteCheck ? rules : [...rules, { ...remote, on: ['blur'] }];
}

/** The message of an enquiry (D-10). */
export const ENQUIRY_CONTENT_RULES: readonly Rule<string>[] = [required(), maxLength(ENQUIRY_CONTENT_MAX)];

/** May be left empty; a whole number of at most nine digits otherwise (D-10). */
export const QUANTITY_RULES: readonly Rule<string>[] = [
  pattern(POSITIVE_INTEGER, { key: 'validator.positiveInteger' }),
  maxLength(String(QUANTITY_MAX).length, { key: 'validator.quantity.max', values: { max: QUANTITY_MAX } }),
];
