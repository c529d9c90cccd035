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

/** With the token of an invitation the page makes an account, without one it asks for a login. */
export interface SupplierLoginOpening {
  readonly token?: string | undefined;
}

/** Why an invitation does no longer do. */
export type InvitationEnd = 'used' | 'over' | 'unknown' | 'isBuyer';

export interface SupplierLoginContext {
  readonly token: string;
  readonly email: Field;
  readonly name: Field;
  readonly password: Field;
  readonly isVisible: boolean;
  /** For whom the invitation is; '' without one. */
  readonly supplierName: string;
  readonly end: InvitationEnd | null;
  /** Idempotency key of the last try with this content; null after a change. */
  readonly key: string | null;
  /** How often sending was refused; the web moves the focus when it grows. */
  readonly refusals: number;
  readonly error: GatewayError | null;
}

/** The page before anything has been asked or typed. */
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

/** A new password has rules that an old one need not keep. */
export const getPasswordRules = ({ token }: SupplierLoginContext): readonly Rule<string>[] =>
  token === '' ? LOGIN_PASSWORD_RULES : PASSWORD_NEW_RULES;

/** The fields as they are checked when the form is sent: of a login the address, of an invitation the name. */
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

/** A weak password of a new account is told at its field, everything else beside the button. THR-13 */
export function applyGatewayError(
  { token, password, refusals }: SupplierLoginContext,
  error: GatewayError,
): Partial<SupplierLoginContext> {
  const rejectedPassword = token === '' ? undefined : withPasswordRejection(password, error);
  return rejectedPassword === undefined ? { error } : { password: rejectedPassword, refusals: refusals + 1 };
}

/** The change when sending is refused: the fields are checked, and the refusal counted. */
export const revealErrors = (context: SupplierLoginContext): Partial<SupplierLoginContext> => ({
  ...validateLogin(context),
  refusals: context.refusals + 1,
  error: null,
});
