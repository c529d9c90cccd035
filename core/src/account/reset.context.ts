import type { GatewayError } from '../contract/error.ts';
import { emptyField, type Field, validateField } from '../forms/field.ts';
import { EMAIL_RULES } from '../forms/field-rules.ts';
import { NO_PASSWORD, PASSWORD_NEW_RULES, validatePasswordField, withPasswordRejection } from '../forms/password.ts';

/** With the token of a reset email the page takes a new password; without one it sends the email. */
export interface ResetOpening {
  readonly token?: string | undefined;
  readonly email?: string | undefined;
}

export interface ResetContext {
  readonly token: string;
  readonly email: Field;
  readonly password: Field;
  readonly isVisible: boolean;
  /** Idempotency key of the last attempt with this content; null after a change. */
  readonly key: string | null;
  /** Number of rejected submits; the web app moves the focus when it grows. */
  readonly refusals: number;
  readonly error: GatewayError | null;
}

/** The reset before any call and any input. */
export const initialReset = ({ token = '', email = '' }: ResetOpening): ResetContext => ({
  token,
  email: { ...emptyField, value: email },
  password: NO_PASSWORD,
  isVisible: false,
  key: null,
  refusals: 0,
  error: null,
});

export const isEmailValid = ({ email }: ResetContext): boolean => !validateField(email, EMAIL_RULES, 'submit').failure;

export const isPasswordValid = ({ password }: ResetContext): boolean =>
  !validatePasswordField(password, PASSWORD_NEW_RULES, 'submit').failure;

/** Shows a weak password at its field, and every other error beside the button. THR-13 */
export function failReset({ password, refusals }: ResetContext, error: GatewayError): Partial<ResetContext> {
  const refused = withPasswordRejection(password, error);
  return refused === undefined ? { error } : { password: refused, refusals: refusals + 1 };
}

/** The change after a rejected submit: the fields are validated, and the rejection is counted. */
export const revealResetErrors = ({ email, password, refusals }: ResetContext): Partial<ResetContext> => ({
  email: validateField(email, EMAIL_RULES, 'submit'),
  password: validatePasswordField(password, PASSWORD_NEW_RULES, 'submit'),
  refusals: refusals + 1,
  error: null,
});
