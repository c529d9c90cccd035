import type { DisplayMessage } from '../contract/error-message.ts';
import { checkRules, type Failure, type Rule, type Trigger } from './rule.ts';
import { trimText } from './text-input.ts';

/** Not validated yet, being validated, valid, or the `type` of the rule that the value breaks. */
export type FieldState = 'notValidated' | 'validating' | 'success' | (string & {});

/** A field as a page or terminal shows it. `value` is the typed text, untrimmed. */
export interface FieldView {
  readonly value: string;
  readonly state: FieldState;
  readonly message: DisplayMessage | null;
}

/** A text field with local rules only. */
export interface Field {
  readonly value: string;
  /** Undefined until the value was validated; null if it is valid. */
  readonly failure?: Failure | null;
}

export const emptyField: Field = { value: '' };

/**
 * Checks a value that is still being typed. Rules for the trigger `change` apply at once; the others only if the field
 * already showed an error, since otherwise every half-written word would show one.
 */
export function checkWhileTyping(rules: readonly Rule<string>[], value: string, wasInvalid: boolean): Failure | null {
  const applicable = wasInvalid ? rules : rules.filter((rule) => rule.on?.includes('change'));
  return checkRules(applicable, trimText(value), 'change');
}

/** Returns the field after typing. */
export function updateField(field: Field, value: string, rules: readonly Rule<string>[]): Field {
  const wasInvalid = Boolean(field.failure);
  const failure = checkWhileTyping(rules, value, wasInvalid);
  return failure !== null || wasInvalid ? { value, failure } : { value };
}

/**
 * Returns the field after it lost focus (`blur`) or was submitted; both check the trimmed value. Leaving an empty field
 * that was never validated shows no error.
 */
export function validateField(field: Field, rules: readonly Rule<string>[], trigger: Trigger): Field {
  if (trigger === 'blur' && field.value === '' && field.failure === undefined) return field;
  return { value: field.value, failure: checkRules(rules, trimText(field.value), trigger) };
}

export function fieldView(field: Field): FieldView {
  const { value, failure } = field;
  if (failure === undefined) return { value, state: 'notValidated', message: null };
  return failure === null
    ? { value, state: 'success', message: null }
    : { value, state: failure.type, message: failure.message };
}

/** Rebuilds the field from its view, so that events before the form's flow is loaded can be applied to it. */
export function toField({ value, state, message }: FieldView): Field {
  if (message !== null) return { value, failure: { type: state, message } };
  return state === 'success' ? { value, failure: null } : { value };
}
