import { assign, fromPromise, setup } from 'xstate';
import type { Bugs } from '../ports/bugs.ts';
import { causeOf, throwBug, unbound } from '../ports/unbound.ts';
import { failureWhileTyping } from './field.ts';
import { type Failure, firstFailure, firstRefusal, type Rule, remoteRules, type Trigger } from './rule.ts';
import { trimText } from './text-input.ts';

export type FieldEvent =
  | { readonly type: 'value.changed'; readonly value: string }
  | { readonly type: 'field.blurred' }
  | { readonly type: 'form.submitted' };

interface Question {
  readonly rules: readonly Rule<string>[];
  readonly value: string;
  readonly trigger: Trigger;
}

interface FieldContext {
  readonly rules: readonly Rule<string>[];
  readonly value: string;
  readonly trigger: Trigger;
  readonly failure: Failure | null;
  /** The last value that the remote rules checked, and the failure that they found. */
  readonly asked: { readonly value: string; readonly refusal: Failure | null } | null;
}

/** A field with remote rules. They check a value once, and only if it passes all local rules.  */
export const fieldMachine = setup({
  types: {
    input: {} as { readonly rules: readonly Rule<string>[]; readonly value?: string },
    context: {} as FieldContext,
    events: {} as FieldEvent,
    tags: {} as 'busy',
  },
  actors: { ask: unbound<Failure | null, Question>('ask') },
  actions: { reportBug: throwBug },
  guards: {
    isWrong: ({ context }) => context.failure !== null,
    hasToAsk: ({ context }) =>
      context.asked?.value !== trimText(context.value) && remoteRules(context.rules, context.trigger).length > 0,
  },
}).createMachine({
  context: ({ input }) => ({
    rules: input.rules,
    value: input.value ?? '',
    trigger: 'change',
    failure: null,
    asked: null,
  }),
  on: {
    'value.changed': {
      target: '.notValidated',
      actions: assign({
        value: ({ event }) => event.value,
        failure: ({ context, event }) => typedFailure(context, event.value),
      }),
    },
    'field.blurred': {
      target: '.checking',
      actions: assign({ trigger: 'blur', failure: ({ context }) => checkedFailure(context, 'blur') }),
    },
    'form.submitted': {
      target: '.checking',
      actions: assign({ trigger: 'submit', failure: ({ context }) => checkedFailure(context, 'submit') }),
    },
  },
  initial: 'notValidated',
  states: {
    notValidated: { always: { guard: 'isWrong', target: 'error' } },
    checking: {
      always: [
        { guard: 'isWrong', target: 'error' },
        { guard: 'hasToAsk', target: 'validating' },
        { target: 'success' },
      ],
    },
    validating: {
      tags: 'busy',
      invoke: {
        src: 'ask',
        input: ({ context }) => ({ rules: context.rules, value: trimText(context.value), trigger: context.trigger }),
        onDone: {
          target: 'answered',
          actions: assign({
            asked: ({ context, event }) => ({ value: trimText(context.value), refusal: event.output }),
            failure: ({ event }) => event.output,
          }),
        },
        onError: {
          target: 'error',
          actions: ['reportBug', assign({ failure: { type: 'remote', message: { key: 'request.server' } } })],
        },
      },
    },
    answered: { always: [{ guard: 'isWrong', target: 'error' }, { target: 'success' }] },
    success: {},
    error: {},
  },
});

/** Binds a field to its remote rules and to where bugs are reported. */
export function provideField(ports: { readonly bugs: Bugs }) {
  return fieldMachine.provide({
    actors: {
      ask: fromPromise<Failure | null, Question>(({ input, signal }) =>
        firstRefusal(input.rules, input.value, input.trigger, signal),
      ),
    },
    actions: { reportBug: ({ event }) => ports.bugs.report(causeOf(event)) },
  });
}

function typedFailure(context: FieldContext, value: string): Failure | null {
  return failureWhileTyping(context.rules, value, context.failure !== null) ?? knownRefusal(context, value);
}

function checkedFailure(context: FieldContext, trigger: Trigger): Failure | null {
  return firstFailure(context.rules, trimText(context.value), trigger) ?? knownRefusal(context, context.value);
}

function knownRefusal({ asked }: FieldContext, value: string): Failure | null {
  return asked !== null && asked.value === trimText(value) ? asked.refusal : null;
}
