import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { ShownMessage } from '../contract/error-message.ts';
import { checkedField, emptyField, type Field, typedField } from '../forms/field.ts';
import { EMAIL_RULES } from '../forms/field-rules.ts';
import type { Rule, Trigger } from '../forms/rule.ts';
import { trimText } from '../forms/text-input.ts';
import { type Interests, NO_INTERESTS } from './enter.ts';
import { checkedPassword, LOGIN_PASSWORD_RULES, NEW_PASSWORD_RULES, NO_PASSWORD, typedPassword } from './password.ts';
import { type FormKind, refusalVerdict, type Verdict } from './verdict.ts';

export interface FormInput {
  readonly kind: FormKind;
  /** Known before anybody types. */
  readonly email?: string | undefined;
  /** */
  readonly acceptClause?: boolean | undefined;
}

/** The login form or the one to join, as far as it is filled in. */
export interface AccountForm {
  readonly kind: FormKind;
  readonly email: Field;
  /** The address that was last asked about, and what came of it. */
  readonly asked: { readonly email: string; readonly verdict: Verdict } | null;
  readonly password: Field;
  readonly isVisible: boolean;
  readonly isAccepted: boolean;
  /** The person decided on the clause, so that a default which comes late changes nothing. */
  readonly hasDecided: boolean;
  readonly interests: Interests;
  /** Asked to be sent, until it has gone off or was refused: it goes off as soon as the address is known to be right. */
  readonly isWanted: boolean;
  /** Of the last try with this very content. */
  readonly key: string | null;
  /** How often sending was refused; a face moves the focus when it grows. */
  readonly refusals: number;
  /** How often the clause was the reason; a face shows its toast when it grows. */
  readonly clauseRefusals: number;
  readonly error: GatewayError | null;
  /** Once it went well. */
  readonly token: string | null;
}

const PASSWORD_RULES: Readonly<Record<FormKind, readonly Rule<string>[]>> = {
  login: LOGIN_PASSWORD_RULES,
  register: NEW_PASSWORD_RULES,
};

export const openedForm = ({ kind, email = '', acceptClause = true }: FormInput): AccountForm => ({
  kind,
  email: email === '' ? emptyField : typedField(emptyField, email, EMAIL_RULES),
  asked: null,
  password: NO_PASSWORD,
  isVisible: false,
  isAccepted: acceptClause,
  hasDecided: false,
  interests: NO_INTERESTS,
  isWanted: false,
  key: null,
  refusals: 0,
  clauseRefusals: 0,
  error: null,
  token: null,
});

/** Everything typed goes, what the clause says stays.  */
export const clearedForm = ({ kind, isAccepted, hasDecided, refusals, clauseRefusals }: AccountForm): AccountForm => ({
  ...openedForm({ kind, acceptClause: isAccepted }),
  hasDecided,
  refusals,
  clauseRefusals,
});

/** Another content is another act, with a key of its own. */
const CHANGED = { key: null, error: null, isWanted: false } as const;

export const withEmail = (form: AccountForm, value: string): Partial<AccountForm> => ({
  ...CHANGED,
  email: typedField(form.email, value, EMAIL_RULES),
});

export const withPassword = (form: AccountForm, value: string): Partial<AccountForm> => ({
  ...CHANGED,
  isWanted: form.isWanted,
  password: typedPassword(form.password, value, PASSWORD_RULES[form.kind]),
});

export const withEmailChecked = (form: AccountForm, trigger: Trigger): Partial<AccountForm> => ({
  email: checkedField(form.email, EMAIL_RULES, trigger),
});

export const withPasswordChecked = (form: AccountForm, trigger: Trigger): Partial<AccountForm> => ({
  password: checkedPassword(form.password, PASSWORD_RULES[form.kind], trigger),
});

export const withInterests = (_form: AccountForm, interests: Interests): Partial<AccountForm> => ({
  ...CHANGED,
  interests,
});

/** A verdict counts for the address that was asked about, and for no other. */
export const withVerdict = (form: AccountForm, verdict: Verdict): Partial<AccountForm> => ({
  asked: { email: trimText(form.email.value), verdict },
});

/** The verdict on the address as it stands; null where it has not been asked about. */
export function verdictOf({ asked, email }: Pick<AccountForm, 'asked' | 'email'>): Verdict | null {
  return asked !== null && asked.email === trimText(email.value) ? asked.verdict : null;
}

/** Whether there is an address that keeps the rules, so that the gateway may be asked about it. */
export const hasAddress = (form: AccountForm): boolean =>
  form.email.value !== '' && !checkedField(form.email, EMAIL_RULES, 'submit').failure;

/** Password and clause; the address has been looked at by then.  */
export const isComplete = (form: AccountForm): boolean =>
  !checkedPassword(form.password, PASSWORD_RULES[form.kind], 'submit').failure && isClauseRight(form);

const isClauseRight = ({ kind, isAccepted }: AccountForm): boolean => kind === 'login' || isAccepted;

/** A form that was sent and cannot go off: everything is looked at, and counted as refused.   */
export const refusedForm = (form: AccountForm): Partial<AccountForm> => ({
  ...withEmailChecked(form, 'submit'),
  ...withPasswordChecked(form, 'submit'),
  isWanted: false,
  error: null,
  refusals: form.refusals + 1,
  clauseRefusals: form.clauseRefusals + (isClauseRight(form) ? 0 : 1),
});

/** What the gateway refused belongs to a field where it speaks of one; all that was typed stays. */
export function withRefusal(form: AccountForm, error: GatewayError): Partial<AccountForm> {
  const refusals = form.refusals + 1;
  const verdict = refusalVerdict(error);
  if (verdict !== null) return { ...withVerdict(form, verdict), refusals };
  if (error.code !== '1004') return { error };
  const message: ShownMessage = error.message === '' ? { key: 'login.password.wrong' } : { text: error.message };
  return { password: { ...form.password, failure: { type: 'wrong', message } }, refusals };
}

/** Nothing of a password is left behind. */
export const enteredForm = (token: string): Partial<AccountForm> => ({
  token,
  password: NO_PASSWORD,
  isVisible: false,
  error: null,
  key: null,
});

export const brokenForm = { error: gatewayError('SERVER_ERROR') } as const;
