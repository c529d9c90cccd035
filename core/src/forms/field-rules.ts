import { ENQUIRY_CONTENT_MAX } from '../contract/enquiry-limits.ts';
import { EMAIL_MAX, QUANTITY_MAX } from '../contract/field-limits.ts';
import { EMAIL_PATTERN } from './email.ts';
import { maxLength, pattern, type Rule, required } from './rule.ts';
import { POSITIVE_INTEGER } from './text-input.ts';

/** In order: filled in, length, shape. Whether it has an account is asked by the login alone. */
export const EMAIL_RULES: readonly Rule<string>[] = [
  required({ key: 'dig.exh.email.empty' }),
  maxLength(EMAIL_MAX),
  pattern(EMAIL_PATTERN, { key: 'home.register.validator.email' }),
];

/** The rules of an enquiry's message (D-10). */
export const ENQUIRY_CONTENT_RULES: readonly Rule<string>[] = [required(), maxLength(ENQUIRY_CONTENT_MAX)];

/** The rules of a quantity: empty, or a positive whole number of at most nine digits (D-10). */
export const QUANTITY_RULES: readonly Rule<string>[] = [
  pattern(POSITIVE_INTEGER, { key: 'validator.positiveInteger' }),
  maxLength(String(QUANTITY_MAX).length, { key: 'validator.quantity.max', values: { max: QUANTITY_MAX } }),
];
