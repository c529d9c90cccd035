import type { ErasureReceipt } from '../contract/account/personal-data.ts';
import type { GatewayError } from '../contract/error.ts';
import type { ShownMessage } from '../contract/error-message.ts';
import type { Field } from '../forms/field.ts';
import {
  checkedPassword,
  LOGIN_PASSWORD_RULES,
  NEW_PASSWORD_RULES,
  NO_PASSWORD,
  refusedPassword,
  typedPassword,
} from '../forms/password.ts';
import type { Rule, Trigger } from '../forms/rule.ts';

/** What is only done for who knows the password, though she is logged in. */
export type SecuredKind = 'change' | 'export' | 'erase';

/** The present password, and the one that is to be set. */
export const SECURED_FIELDS = ['present', 'next'] as const;
export type SecuredName = (typeof SECURED_FIELDS)[number];

/** How it ended well. */
export type SecuredDone =
  | { readonly kind: 'change' }
  /** Where the archive can be fetched once, below the gateway's root. */
  | { readonly kind: 'export'; readonly address: string }
  | { readonly kind: 'erase'; readonly receipt: ErasureReceipt };

export interface SecuredContext {
  readonly kind: SecuredKind;
  readonly fields: Readonly<Record<SecuredName, Field>>;
  readonly isVisible: boolean;
  /** Idempotency key of the last try with this content; null after a change. */
  readonly key: string | null;
  readonly refusals: number;
  readonly done: SecuredDone | null;
  readonly error: GatewayError | null;
}

const RULES: Readonly<Record<SecuredName, readonly Rule<string>[]>> = {
  present: LOGIN_PASSWORD_RULES,
  next: NEW_PASSWORD_RULES,
};
const NOTHING_TYPED = { present: NO_PASSWORD, next: NO_PASSWORD };

export const firstSecured = (kind: SecuredKind): SecuredContext => ({
  kind,
  fields: NOTHING_TYPED,
  isVisible: false,
  key: null,
  refusals: 0,
  done: null,
  error: null,
});

/** The fields that this kind asks for. */
export const askedFields = (kind: SecuredKind): readonly SecuredName[] =>
  kind === 'change' ? SECURED_FIELDS : ['present'];

export function typedSecured({ fields }: SecuredContext, name: SecuredName, value: string): Partial<SecuredContext> {
  const field = typedPassword(fields[name], value, RULES[name]);
  return { fields: { ...fields, [name]: field }, key: null, done: null, error: null };
}

export const leftSecured = ({ fields }: SecuredContext, name: SecuredName): Partial<SecuredContext> => ({
  fields: { ...fields, [name]: checked(fields, name, 'blur') },
});

/** The first wrong field of those that are asked for. */
export const wrongSecured = ({ kind, fields }: SecuredContext): SecuredName | null =>
  askedFields(kind).find((name) => checked(fields, name, 'submit').failure) ?? null;

export const refusedSecured = ({ fields, refusals }: SecuredContext): Partial<SecuredContext> => ({
  fields: { present: checked(fields, 'present', 'submit'), next: checked(fields, 'next', 'submit') },
  refusals: refusals + 1,
  error: null,
});

/** Nothing of the passwords stays. */
export const doneSecured = (done: SecuredDone): Partial<SecuredContext> => ({
  done,
  fields: NOTHING_TYPED,
  isVisible: false,
  key: null,
});

/** A wrong or weak password is told at its field, everything else beside the button. */
export function failedSecured({ fields, refusals }: SecuredContext, error: GatewayError): Partial<SecuredContext> {
  const next = refusedPassword(fields.next, error);
  if (next !== undefined) return { fields: { ...fields, next }, refusals: refusals + 1 };
  if (error.code !== '1004') return { error };
  const message: ShownMessage = error.message === '' ? { key: 'login.password.wrong' } : { text: error.message };
  const present = { ...fields.present, failure: { type: WRONG, message } };
  return { fields: { ...fields, present }, refusals: refusals + 1 };
}

const WRONG = 'wrong';

/** That it was refused holds until another one is typed. */
function checked(fields: SecuredContext['fields'], name: SecuredName, trigger: Trigger): Field {
  const field = fields[name];
  return field.failure?.type === WRONG ? field : checkedPassword(field, RULES[name], trigger);
}
