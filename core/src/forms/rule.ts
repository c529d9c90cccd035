import type { DisplayMessage } from '../contract/error-message.ts';
import type { Message } from '../ports/texts.ts';
import { countCharacters, isBlankText } from './text-input.ts';

/** The event on which a field is validated. */
export type Trigger = 'change' | 'blur' | 'submit';

/** The rule that a value breaks, and the message to show. */
export interface Failure {
  readonly type: string;
  readonly message: DisplayMessage;
}

/** A synchronous rule of a field. A check that needs a call is a step of the form's flow instead. */
export interface Rule<Value> {
  /** The error type a field shows when the rule fails. */
  readonly type: string;
  /** The triggers on which the rule runs; all of them if absent. */
  readonly on?: readonly Trigger[];
  readonly passes: (value: Value) => boolean;
  readonly message: Message;
}

/** Fails on blank text, null, NaN and an empty list. */
export const required = (message: Message = { key: 'validator.required' }): Rule<unknown> => ({
  type: 'required',
  passes: (value) => !isEmpty(value),
  message,
});

/** Like `required`, for values that are never trimmed, such as a password of spaces.  */
export const requiredUntrimmed = (message: Message = { key: 'validator.required' }): Rule<string> => ({
  type: 'required',
  passes: (value) => value !== '',
  message,
});

/** Fails on a text shorter than `min` characters; accepts an empty one, which `required` handles. */
export const minLength = (min: number, message: Message = { key: 'validator.min', values: { min } }): Rule<string> => ({
  type: 'min',
  passes: (value) => value === '' || countCharacters(value) >= min,
  message,
});

/** Fails on a text longer than `max` characters. */
export const maxLength = (max: number, message: Message = { key: 'validator.max', values: { max } }): Rule<string> => ({
  type: 'max',
  passes: (value) => countCharacters(value) <= max,
  message,
});

/** Accepts an empty value, which `required` handles. */
export const pattern = (expression: RegExp, message: Message = { key: 'validator.pattern' }): Rule<string> => ({
  type: 'pattern',
  passes: (value) => value === '' || expression.test(value),
  message,
});

/** Returns the first rule, in order, that the value breaks. */
export function checkRules<Value>(rules: readonly Rule<Value>[], value: Value, trigger: Trigger): Failure | null {
  const broken = rules.find((rule) => (rule.on?.includes(trigger) ?? true) && !rule.passes(value));
  return broken === undefined ? null : { type: broken.type, message: broken.message };
}

/** Returns the first invalid field in the form's order, to which the page scrolls and moves the focus. */
export function findInvalidField<Name extends string>(
  order: readonly Name[],
  failures: Readonly<Record<Name, Failure | null>>,
): Name | null {
  return order.find((name) => failures[name] !== null) ?? null;
}

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    (typeof value === 'string' && isBlankText(value)) ||
    Number.isNaN(value) ||
    (Array.isArray(value) && value.length === 0)
  );
}
