import type { ErasureReceipt } from '../contract/account/personal-data.ts';
import type { GatewayError } from '../contract/error.ts';
import type { DisplayMessage } from '../contract/error-message.ts';
import type { Field } from '../forms/field.ts';
import {
  LOGIN_PASSWORD_RULES,
  NO_PASSWORD,
  PASSWORD_NEW_RULES,
  updatePasswordField,
  validatePasswordField,
  withPasswordRejection,
} from '../forms/password.ts';
import type { Rule, Trigger } from '../forms/rule.ts';

/** The actions for which a logged-in buyer must enter the password again. */
export type PasswordConfirmKind = 'change' | 'export' | 'erase';

/** The current password, and the new one. */
export const PASSWORD_FIELDS = ['present', 'next'] as const;
export type PasswordFieldName = (typeof PASSWORD_FIELDS)[number];

/** The result of each kind of action. */
export type PasswordConfirmResult =
  | { readonly kind: 'change' }
  /** Path of the archive below the gateway's root; it can be downloaded once. */
  | { readonly kind: 'export'; readonly address: string }
  | { readonly kind: 'erase'; readonly receipt: ErasureReceipt };

export interface PasswordConfirmContext {
  readonly kind: PasswordConfirmKind;
  readonly fields: Readonly<Record<PasswordFieldName, Field>>;
  readonly isVisible: boolean;
  /** Idempotency key of the last attempt with this content; null after a change. */
  readonly key: string | null;
  readonly refusals: number;
  readonly done: PasswordConfirmResult | null;
  readonly error: GatewayError | null;
}

const FIELD_RULES: Readonly<Record<PasswordFieldName, readonly Rule<string>[]>> = {
  present: LOGIN_PASSWORD_RULES,
  next: PASSWORD_NEW_RULES,
};
const EMPTY_FIELDS = { present: NO_PASSWORD, next: NO_PASSWORD };

export const initialPasswordConfirm = (kind: PasswordConfirmKind): PasswordConfirmContext => ({
  kind,
  fields: EMPTY_FIELDS,
  isVisible: false,
  key: null,
  refusals: 0,
  done: null,
  error: null,
});

/** The fields that this kind of action shows. */
export const listPasswordFields = (kind: PasswordConfirmKind): readonly PasswordFieldName[] =>
  kind === 'change' ? PASSWORD_FIELDS : ['present'];

export function withTypedPassword(
  { fields }: PasswordConfirmContext,
  name: PasswordFieldName,
  value: string,
): Partial<PasswordConfirmContext> {
  const field = updatePasswordField(fields[name], value, FIELD_RULES[name]);
  return { fields: { ...fields, [name]: field }, key: null, done: null, error: null };
}

export const withCheckedPassword = (
  { fields }: PasswordConfirmContext,
  name: PasswordFieldName,
): Partial<PasswordConfirmContext> => ({
  fields: { ...fields, [name]: checkField(fields, name, 'blur') },
});

/** The first invalid field of those that the action shows. */
export const findInvalidPassword = ({ kind, fields }: PasswordConfirmContext): PasswordFieldName | null =>
  listPasswordFields(kind).find((name) => checkField(fields, name, 'submit').failure) ?? null;

export const revealPasswordErrors = ({
  fields,
  refusals,
}: PasswordConfirmContext): Partial<PasswordConfirmContext> => ({
  fields: { present: checkField(fields, 'present', 'submit'), next: checkField(fields, 'next', 'submit') },
  refusals: refusals + 1,
  error: null,
});

/** Clears both passwords. */
export const completePasswordConfirm = (done: PasswordConfirmResult): Partial<PasswordConfirmContext> => ({
  done,
  fields: EMPTY_FIELDS,
  isVisible: false,
  key: null,
});

/** Shows a wrong or weak password at its field, and every other error beside the button. */
export function failPasswordConfirm(
  { fields, refusals }: PasswordConfirmContext,
  error: GatewayError,
): Partial<PasswordConfirmContext> {
  const next = withPasswordRejection(fields.next, error);
  if (next !== undefined) return { fields: { ...fields, next }, refusals: refusals + 1 };
  if (error.code !== '1004') return { error };
  const message: DisplayMessage = error.message === '' ? { key: 'login.password.wrong' } : { text: error.message };
  const present = { ...fields.present, failure: { type: PASSWORD_REJECTED, message } };
  return { fields: { ...fields, present }, refusals: refusals + 1 };
}

const PASSWORD_REJECTED = 'wrong';

/** A rejected password stays invalid until the person types another one. */
function checkField(fields: PasswordConfirmContext['fields'], name: PasswordFieldName, trigger: Trigger): Field {
  const field = fields[name];
  return field.failure?.type === PASSWORD_REJECTED ? field : validatePasswordField(field, FIELD_RULES[name], trigger);
}
