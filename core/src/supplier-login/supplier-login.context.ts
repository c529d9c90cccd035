import type { GatewayError } from '../contract/error.ts';
import { PERSON_NAME_MAX } from '../contract/supplier/limits.ts';
import { emptyField, type Field, validateField } from '../forms/field.ts';
import { EMAIL_RULES } from '../forms/field-rules.ts';
import {
  LOGIN_PASSWORD_RULES,
  NO_PASSWORD,
  PASSWORD_NEW_RULES,
  validatePasswordField,
  withPasswordRejection,
} from '../forms/password.ts';
import { maxLength, type Rule, required } from '../forms/rule.ts';

export const NAME_RULES: readonly Rule<string>[] = [required(), maxLength(PERSON_NAME_MAX)];

/** With the token of an invitation the page creates an account; without one it shows the login. */
export interface SupplierLoginOpening {
  readonly token?: string | undefined;
}

/** Why an invitation is no longer valid. */
export type InvitationEnd = 'used' | 'over' | 'unknown' | 'isBuyer';

export interface SupplierLoginContext {
  readonly token: string;
  readonly email: Field;
  readonly name: Field;
  readonly password: Field;
  readonly isVisible: boolean;
  /** The supplier of the invitation; '' without one. */
  readonly supplierName: string;
  readonly end: InvitationEnd | null;
  /** Idempotency key of the last attempt with this content; null after a change. */
  readonly key: string | null;
  /** How often a submit was rejected; the web page moves the focus when it grows. */
  readonly refusals: number;
  readonly error: GatewayError | null;
}

/** Returns the page before any call or input. */
export const initialLogin = ({ token = '' }: SupplierLoginOpening): SupplierLoginContext => ({
  token,
  email: emptyField,
  name: emptyField,
  password: NO_PASSWORD,
  isVisible: false,
  supplierName: '',
  end: null,
  key: null,
  refusals: 0,
  error: null,
});

/** Returns the rules of the password: only a new one has to meet the current rules. */
export const getPasswordRules = ({ token }: SupplierLoginContext): readonly Rule<string>[] =>
  token === '' ? LOGIN_PASSWORD_RULES : PASSWORD_NEW_RULES;

/**
 * Checks the fields for a submit: the email address for a login, the name for an invitation, and the password for both.
 */
export function validateLogin(
  context: SupplierLoginContext,
): Pick<SupplierLoginContext, 'email' | 'name' | 'password'> {
  const { token, email, name, password } = context;
  return {
    email: token === '' ? validateField(email, EMAIL_RULES, 'submit') : email,
    name: token === '' ? name : validateField(name, NAME_RULES, 'submit'),
    password: validatePasswordField(password, getPasswordRules(context), 'submit'),
  };
}

export const isLoginValid = (context: SupplierLoginContext): boolean =>
  Object.values(validateLogin(context)).every(({ failure }) => !failure);

/** Shows a weak password of a new account at its field, and every other error beside the button. THR-13 */
export function applyGatewayError(
  { token, password, refusals }: SupplierLoginContext,
  error: GatewayError,
): Partial<SupplierLoginContext> {
  const rejectedPassword = token === '' ? undefined : withPasswordRejection(password, error);
  return rejectedPassword === undefined ? { error } : { password: rejectedPassword, refusals: refusals + 1 };
}

/** Returns the change for a rejected submit: checks the fields and counts the rejection. */
export const revealErrors = (context: SupplierLoginContext): Partial<SupplierLoginContext> => ({
  ...validateLogin(context),
  refusals: context.refusals + 1,
  error: null,
});
