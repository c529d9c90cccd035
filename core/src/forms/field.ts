import type { ShownMessage } from '../contract/error-message.ts';
import { type Failure, firstFailure, type Rule, type Trigger } from './rule.ts';
import { trimText } from './text-input.ts';

/** Not looked at, being looked at, right, or the type of the rule it broke. */
export type FieldState = 'notValidated' | 'validating' | 'success' | (string & {});

/** A field as a face shows it. `value` is what was typed, as it was typed. */
export interface FieldView {
  readonly value: string;
  readonly state: FieldState;
  readonly message: ShownMessage | null;
}

/** A text field whose rules all decide on the spot. */
export interface Field {
  readonly value: string;
  /** Undefined until it was looked at. */
  readonly failure?: Failure | null;
}

export const emptyField: Field = { value: '' };

/**
 * What is wrong with a value that is still being typed: rules made for typing speak at once, the others only where the
 * field was wrong already, so that nobody is blamed for a word half written.
 */
export function failureWhileTyping(rules: readonly Rule<string>[], value: string, wasWrong: boolean): Failure | null {
  const speaking = wasWrong ? rules : rules.filter((rule) => rule.on?.includes('change'));
  return firstFailure(speaking, trimText(value), 'change');
}

/** */
export function typedField(field: Field, value: string, rules: readonly Rule<string>[]): Field {
  const wasWrong = Boolean(field.failure);
  const failure = failureWhileTyping(rules, value, wasWrong);
  return failure !== null || wasWrong ? { value, failure } : { value };
}

/** Leaving or sending looks at the trimmed value; an empty field that nobody touched is left alone on blur. */
export function checkedField(field: Field, rules: readonly Rule<string>[], trigger: Trigger): Field {
  if (trigger === 'blur' && field.value === '' && field.failure === undefined) return field;
  return { value: field.value, failure: firstFailure(rules, trimText(field.value), trigger) };
}

export function fieldView(field: Field): FieldView {
  const { value, failure } = field;
  if (failure === undefined) return { value, state: 'notValidated', message: null };
  return failure === null
    ? { value, state: 'success', message: null }
    : { value, state: failure.type, message: failure.message };
}
