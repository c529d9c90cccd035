import type { ShownMessage } from '../contract/error-message.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Message } from '../ports/texts.ts';

/** The event on which a field is validated. */
export type Trigger = 'change' | 'blur' | 'submit';

/** The rule that a value breaks, and the message to show. */
export interface Failure {
  readonly type: string;
  readonly message: ShownMessage;
}

interface RuleBase {
  /** The error type a field shows when the rule fails. */
  readonly type: string;
  /** The triggers on which the rule runs; all of them when absent. */
  readonly on?: readonly Trigger[];
}

/** A rule that is decided at once, without asking the gateway. */
export interface LocalRule<Value> extends RuleBase {
  readonly passes: (value: Value) => boolean;
  readonly message: Message;
}

/** A rule that asks the gateway; null means that the value is valid. */
export interface RemoteRule<Value> extends RuleBase {
  readonly ask: (value: Value, signal: CancelSignal) => Promise<ShownMessage | null>;
}

export type Rule<Value> = LocalRule<Value> | RemoteRule<Value>;

/** Fails on an empty text, null, NaN and an empty list. */
export const required = (message: Message = { key: 'validator.required' }): LocalRule<unknown> => ({
  type: 'required',
  passes: (value) => !isEmpty(value),
  message,
});

/**
 * Fails on a text with fewer than `min` characters; an empty one passes, since `required` is a rule of its own.
 */
export const minLength = (
  min: number,
  message: Message = { key: 'validator.min', values: { min } },
): LocalRule<string> => ({
  type: 'min',
  passes: (value) => value === '' || value.length >= min,
  message,
});

/** Fails on a text with more than `max` characters. */
export const maxLength = (
  max: number,
  message: Message = { key: 'validator.max', values: { max } },
): LocalRule<string> => ({
  type: 'max',
  passes: (value) => value.length <= max,
  message,
});

/** Fails on a text that does not match; an empty one passes, since `required` is a rule of its own. */
export const pattern = (expression: RegExp, message: Message = { key: 'validator.pattern' }): LocalRule<string> => ({
  type: 'pattern',
  passes: (value) => value === '' || expression.test(value),
  message,
});

/** A remote rule with a check of its own. */
export const custom = <Value>(
  type: string,
  ask: RemoteRule<Value>['ask'],
  on?: readonly Trigger[],
): RemoteRule<Value> => (on === undefined ? { type, ask } : { type, ask, on });

/** The first local rule, in their order, that the value breaks. */
export function firstFailure<Value>(rules: readonly Rule<Value>[], value: Value, trigger: Trigger): Failure | null {
  for (const rule of rules) {
    if (!('passes' in rule) || !runsOn(rule, trigger) || rule.passes(value)) continue;
    return { type: rule.type, message: rule.message };
  }
  return null;
}

/**
 * The first remote rule, in their order, that refuses the value. Call it only for a value that breaks no local rule
 * (A-24). R-5.004
 */
export async function firstRefusal<Value>(
  rules: readonly Rule<Value>[],
  value: Value,
  trigger: Trigger,
  signal: CancelSignal,
): Promise<Failure | null> {
  for (const rule of remoteRules(rules, trigger)) {
    const message = await rule.ask(value, signal);
    if (message !== null) return { type: rule.type, message };
  }
  return null;
}

export function remoteRules<Value>(rules: readonly Rule<Value>[], trigger: Trigger): readonly RemoteRule<Value>[] {
  return rules.filter((rule) => 'ask' in rule && runsOn(rule, trigger)) as readonly RemoteRule<Value>[]; // only remote rules have `ask`
}

/** The first invalid field in the form's order, to which the page scrolls and moves the focus. */
export function firstInvalid<Name extends string>(
  order: readonly Name[],
  failures: Readonly<Record<Name, Failure | null>>,
): Name | null {
  return order.find((name) => failures[name] !== null) ?? null;
}

function runsOn(rule: RuleBase, trigger: Trigger): boolean {
  return rule.on === undefined || rule.on.includes(trigger);
}

function isEmpty(value: unknown): boolean {
  return (
    value === '' ||
    value === null ||
    value === undefined ||
    Number.isNaN(value) ||
    (Array.isArray(value) && value.length === 0)
  );
}
