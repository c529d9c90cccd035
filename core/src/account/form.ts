import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { DisplayMessage } from '../contract/error-message.ts';
import { emptyField, type Field, updateField, validateField } from '../forms/field.ts';
import { EMAIL_RULES } from '../forms/field-rules.ts';
import {
  LOGIN_PASSWORD_RULES,
  NO_PASSWORD,
  PASSWORD_NEW_RULES,
  updatePasswordField,
  validatePasswordField,
  withPasswordRejection,
} from '../forms/password.ts';
import type { Rule, Trigger } from '../forms/rule.ts';
import { trimText } from '../forms/text-input.ts';
import { type AddressCheck, type FormKind, parseRejection } from './address-check.ts';
import { type Interests, NO_INTERESTS } from './authenticate.ts';

export interface FormInput {
  readonly kind: FormKind;
  /** Filled in when the form opens. */
  readonly email?: string | undefined;
  /** */
  readonly acceptClause?: boolean | undefined;
}

/** The login form or the registration form with its current values. */
export interface AccountForm {
  readonly kind: FormKind;
  readonly email: Field;
  /** The last address that was checked, and the result of the check. */
  readonly lastCheck: { readonly email: string; readonly result: AddressCheck } | null;
  readonly password: Field;
  readonly isVisible: boolean;
  readonly isAccepted: boolean;
  /** The person has set the clause, so a default that arrives later is ignored. */
  readonly hasDecided: boolean;
  readonly interests: Interests;
  /**
   * Submit was pressed: the form is sent once its address is valid. Becomes false again when the form is sent or
   * rejected.
   */
  readonly isSubmitPending: boolean;
  /** Idempotency key of the last attempt with this content; null after a change. */
  readonly key: string | null;
  /** Number of rejected submits; the web app moves the focus when it grows. */
  readonly refusals: number;
  /** Number of submits rejected because of the clause; the web app shows a toast when it grows. */
  readonly clauseRefusals: number;
  readonly error: GatewayError | null;
  /** Null until the login or registration has succeeded. */
  readonly token: string | null;
}

const PASSWORD_RULES: Readonly<Record<FormKind, readonly Rule<string>[]>> = {
  login: LOGIN_PASSWORD_RULES,
  register: PASSWORD_NEW_RULES,
};

export const initialForm = ({ kind, email = '', acceptClause = true }: FormInput): AccountForm => ({
  kind,
  email: email === '' ? emptyField : updateField(emptyField, email, EMAIL_RULES),
  lastCheck: null,
  password: NO_PASSWORD,
  isVisible: false,
  isAccepted: acceptClause,
  hasDecided: false,
  interests: NO_INTERESTS,
  isSubmitPending: false,
  key: null,
  refusals: 0,
  clauseRefusals: 0,
  error: null,
  token: null,
});

/** The form with its values cleared; only the clause stays as it is.  */
export const clearForm = ({ kind, isAccepted, hasDecided, refusals, clauseRefusals }: AccountForm): AccountForm => ({
  ...initialForm({ kind, acceptClause: isAccepted }),
  hasDecided,
  refusals,
  clauseRefusals,
});

/** Changed content needs a new key, and the error of the last attempt no longer applies. */
const RESET_ON_CHANGE = { key: null, error: null, isSubmitPending: false } as const;

export const withEmail = (form: AccountForm, value: string): Partial<AccountForm> => ({
  ...RESET_ON_CHANGE,
  email: updateField(form.email, value, EMAIL_RULES),
});

export const withPassword = (form: AccountForm, value: string): Partial<AccountForm> => ({
  ...RESET_ON_CHANGE,
  isSubmitPending: form.isSubmitPending,
  password: updatePasswordField(form.password, value, PASSWORD_RULES[form.kind]),
});

export const withEmailChecked = (form: AccountForm, trigger: Trigger): Partial<AccountForm> => ({
  email: validateField(form.email, EMAIL_RULES, trigger),
});

export const withPasswordChecked = (form: AccountForm, trigger: Trigger): Partial<AccountForm> => ({
  password: validatePasswordField(form.password, PASSWORD_RULES[form.kind], trigger),
});

export const withInterests = (_form: AccountForm, interests: Interests): Partial<AccountForm> => ({
  ...RESET_ON_CHANGE,
  interests,
});

/** A check result only counts for the address that was checked. */
export const withAddressCheck = (form: AccountForm, result: AddressCheck): Partial<AccountForm> => ({
  lastCheck: { email: trimText(form.email.value), result },
});

/** The check result of the current address; null if this address has not been checked. */
export function getAddressCheck({ lastCheck, email }: Pick<AccountForm, 'lastCheck' | 'email'>): AddressCheck | null {
  return lastCheck !== null && lastCheck.email === trimText(email.value) ? lastCheck.result : null;
}

/** Whether the address is filled in and well formed, so that the gateway can check it. */
export const hasAddress = (form: AccountForm): boolean =>
  form.email.value !== '' && !validateField(form.email, EMAIL_RULES, 'submit').failure;

/** Whether password and clause are valid; the address has been checked before.  */
export const isComplete = (form: AccountForm): boolean =>
  !validatePasswordField(form.password, PASSWORD_RULES[form.kind], 'submit').failure && isClauseRight(form);

const isClauseRight = ({ kind, isAccepted }: AccountForm): boolean => kind === 'login' || isAccepted;

/**
 * The change after a rejected submit: every field is validated, and the rejection is counted.  
 */
export const revealFormErrors = (form: AccountForm): Partial<AccountForm> => ({
  ...withEmailChecked(form, 'submit'),
  ...withPasswordChecked(form, 'submit'),
  isSubmitPending: false,
  error: null,
  refusals: form.refusals + 1,
  clauseRefusals: form.clauseRefusals + (isClauseRight(form) ? 0 : 1),
});

/**
 * Shows the gateway's rejection at the field that its code names, else for the whole form; keeps all values.
 */
export function withRefusal(form: AccountForm, error: GatewayError): Partial<AccountForm> {
  const refusals = form.refusals + 1;
  const result = parseRejection(error);
  if (result !== null) return { ...withAddressCheck(form, result), refusals };
  const refused = form.kind === 'register' ? withPasswordRejection(form.password, error) : undefined;
  if (refused !== undefined) return { password: refused, refusals };
  if (error.code !== '1004') return { error };
  const message: DisplayMessage = error.message === '' ? { key: 'login.password.wrong' } : { text: error.message };
  return { password: { ...form.password, failure: { type: 'wrong', message } }, refusals };
}

/** The change after a login or registration, which also drops the password from memory. */
export const withToken = (token: string): Partial<AccountForm> => ({
  token,
  password: NO_PASSWORD,
  isVisible: false,
  error: null,
  key: null,
});

export const serverErrorChange = { error: gatewayError('SERVER_ERROR') } as const;
