import { assign, fromPromise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import { FEEDBACK_MAX, LIGHT_FEEDBACK_TYPES, type LightFeedbackType } from '../contract/traffic-light/limits.ts';
import { checkedField, emptyField, type Field, typedField } from '../forms/field.ts';
import { EMAIL_RULES } from '../forms/field-rules.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import { maxLength, type Rule, required } from '../forms/rule.ts';
import { SENDING_STATES } from '../forms/sending.ts';
import { trimText } from '../forms/text-input.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { causeOf, throwBug, unbound, unboundAction } from '../ports/unbound.ts';
import type { Result } from '../result.ts';

/** What is written about: a supplier, or whatever the customer service can help with. */
export interface FeedbackOpening {
  /** null for the customer service. */
  readonly supplierId: string | null;
}

export const FEEDBACK_FIELDS = ['type', 'content', 'email'] as const;
export type FeedbackField = (typeof FEEDBACK_FIELDS)[number];

/** The fields of a form, first to last: only a report about a supplier says what kind it is. */
export const feedbackFields = ({ supplierId }: FeedbackOpening): readonly FeedbackField[] =>
  supplierId === null ? ['content', 'email'] : FEEDBACK_FIELDS;

const RULES: Readonly<Record<FeedbackField, readonly Rule<string>[]>> = {
  type: [required({ key: 'feedback.type.needed' })],
  content: [required(), maxLength(FEEDBACK_MAX)],
  email: EMAIL_RULES,
};

export type FeedbackEvent =
  | { readonly type: 'field.changed'; readonly name: FeedbackField; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: FeedbackField }
  | { readonly type: 'form.submitted' };

type Sent = Result<unknown, GatewayError>;
type Message = Readonly<Record<FeedbackField | 'key', string>>;

export interface FeedbackContext extends FeedbackOpening {
  readonly fields: Readonly<Record<FeedbackField, Field>>;
  /** Of the submit, the same until something is changed. */
  readonly key: string | null;
  readonly refusals: number;
  readonly error: GatewayError | null;
}

const checked = (context: FeedbackContext, name: FeedbackField, on: 'blur' | 'submit') =>
  checkedField(context.fields[name], RULES[name], on);

/** Writing to the organiser: about a supplier, or to the customer service. D-18 D-25 */
export const feedbackMachine = setup({
  types: {
    input: {} as FeedbackOpening,
    context: {} as FeedbackContext,
    events: {} as FeedbackEvent,
    tags: {} as 'busy',
  },
  actors: { send: unbound<Sent, Message>('send') },
  actions: {
    reportBug: throwBug,
    takeKey: unboundAction('takeKey'),
    fail: assign((_, error: GatewayError) => ({ error })),
    failed: assign((_, answer: Sent) => ({ error: answer.ok ? null : answer.error })),
  },
  guards: {
    isFilled: ({ context }) => feedbackFields(context).every((name) => !checked(context, name, 'submit').failure),
  },
  delays: { LOADING_DELAY },
}).createMachine({
  id: 'feedback',
  context: ({ input: { supplierId } }) => ({
    ...{ supplierId, key: null, refusals: 0, error: null },
    fields: { type: emptyField, content: emptyField, email: emptyField },
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.changed': {
          actions: assign(({ context, event: { name, value } }) => ({
            fields: { ...context.fields, [name]: typedField(context.fields[name], value, RULES[name]) },
            ...{ key: null, error: null },
          })),
        },
        'field.blurred': {
          actions: assign(({ context, event: { name } }) => ({
            fields: { ...context.fields, [name]: checked(context, name, 'blur') },
          })),
        },
        'form.submitted': [
          { guard: 'isFilled', target: 'sending' },
          {
            actions: assign(({ context }) => ({
              fields: {
                type: checked(context, 'type', 'submit'),
                content: checked(context, 'content', 'submit'),
                email: checked(context, 'email', 'submit'),
              },
              refusals: context.refusals + 1,
            })),
          },
        ],
      },
    },
    sending: {
      ...SENDING_STATES,
      tags: 'busy',
      entry: [assign({ error: null }), 'takeKey'],
      invoke: {
        src: 'send',
        input: ({ context: { fields, key } }) => ({
          type: fields.type.value,
          content: trimText(fields.content.value),
          email: trimText(fields.email.value),
          key: key ?? '',
        }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'sent' },
          { target: 'editing', actions: { type: 'failed', params: ({ event }) => event.output } },
        ],
        onError: { target: 'editing', actions: ['reportBug', { type: 'fail', params: gatewayError('SERVER_ERROR') }] },
      },
    },
    sent: { type: 'final' },
  },
});

export interface FeedbackPorts {
  readonly front: Pick<FrontGateway, 'cms' | 'trafficLight'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

const isType = (value: string): value is LightFeedbackType => LIGHT_FEEDBACK_TYPES.some((type) => type === value);

/** Binds it to the gateway. */
export function provideFeedback({ front, ids, bugs }: FeedbackPorts, { supplierId }: FeedbackOpening) {
  return feedbackMachine.provide({
    actors: {
      send: fromPromise<Sent, Message>(({ input: { type, content, email, key }, signal }) => {
        const sending = { idempotencyKey: key, signal, handled: true };
        if (supplierId === null) return front.cms.feedback({ type: 'service', content, email }, sending);
        return front.trafficLight.feedback(
          { supplierId, type: isType(type) ? type : 'other', content, email },
          sending,
        );
      }),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(causeOf(event)),
      takeKey: assign(({ context }) => ({ key: context.key ?? ids.uuid() })),
    },
  });
}
