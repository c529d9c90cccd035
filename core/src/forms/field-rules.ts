import { ENQUIRY_CONTENT_MAX } from '../contract/enquiry/limits.ts';
import { EMAIL_MAX, QUANTITY_MAX } from '../contract/field-limits.ts';
import { isBlankOnBadge } from './badge-text.ts';
import { hasAsciiLocalPart, isEmail, toAsciiEmail } from './email.ts';
import type { PlainShape } from './form-field.ts';
import { NUMBER_PATTERN } from './number-input.ts';
import { maxLength, pattern, type Rule, required } from './rule.ts';

const MAX_EMAIL = maxLength(EMAIL_MAX);

/**
 * Checks length (of the ASCII form that is stored) and shape of an address; an empty one is valid.
 * D-09
 */
export const EMAIL_SHAPE_RULES: readonly Rule<string>[] = [
  { ...MAX_EMAIL, passes: (value) => MAX_EMAIL.passes(toAsciiEmail(value)) },
  { type: 'pattern', passes: hasAsciiLocalPart, message: { key: 'validator.email.local' } },
  {
    type: 'pattern',
    passes: (value) => value === '' || isEmail(value),
    message: { key: 'home.register.validator.email' },
  },
];

/**
 * Checks in order: required, length, shape. Only the login asks whether the address has an account. to
 *
 */
export const EMAIL_RULES: readonly Rule<string>[] = [required({ key: 'dig.exh.email.empty' }), ...EMAIL_SHAPE_RULES];

/** Requires a name that is not blank on a badge. D-31 */
export const REQUIRED_ON_BADGE: Rule<string> = { ...required(), passes: (name) => !isBlankOnBadge(name) };

/** The rules for the message of an enquiry (D-10). */
export const ENQUIRY_CONTENT_RULES: readonly Rule<string>[] = [required(), maxLength(ENQUIRY_CONTENT_MAX)];

/** The rules for a quantity: empty, or a positive whole number of at most nine digits (D-10). */
export const QUANTITY_RULES: readonly Rule<string>[] = [
  pattern(NUMBER_PATTERN, { key: 'validator.positiveInteger' }),
  maxLength(String(QUANTITY_MAX).length, { key: 'validator.quantity.max', values: { max: QUANTITY_MAX } }),
];

const COUNTRY_RULE = pattern(/^\d{3}$/);

/** Returns the rules of a field that can be checked without other fields or calls. D-10 */
export function getFieldRules(field: PlainShape & { readonly required: boolean }): readonly Rule<string>[] {
  const needed = field.required ? [required()] : [];
  switch (field.kind) {
    case 'text':
      return [...needed, maxLength(field.max)];
    case 'badgeName':
      return [...(field.required ? [REQUIRED_ON_BADGE] : []), maxLength(field.max)];
    case 'email':
      return field.required ? EMAIL_RULES : EMAIL_SHAPE_RULES;
    case 'country':
      return [...needed, COUNTRY_RULE];
    case 'quantity':
      return [...needed, ...QUANTITY_RULES];
  }
}
