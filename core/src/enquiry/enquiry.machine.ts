import { assign, fromPromise, setup } from 'xstate';
import type { EnquiryInput } from '../contract/enquiry.ts';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { Attempt } from '../forms/attempt.ts';
import type { Bugs } from '../ports/bugs.ts';
import { causeOf, throwBug, unbound, unboundAction } from '../ports/unbound.ts';
import type { Result } from '../result.ts';
import type { EnquiryDraft, EnquiryProduct } from './draft.ts';
import {
  ENQUIRY_FIELDS,
  type EnquiryFieldName,
  type EnquiryFields,
  firstWrong,
  NO_FIELDS,
  prefilled,
  withAllChecked,
  withBlurred,
  withSentence,
  withTyped,
} from './fields.ts';
import { type DailyCount, isOverLimit, type Prepared, type PreparePorts, prepareEnquiry } from './prepare.ts';
import { type EnquiryPlace, enquiryRequest, type SendPorts, type Sent, sendEnquiry } from './send.ts';
import type { EnquiryTarget } from './target.ts';

export type EnquiryEvent =
  | { readonly type: 'field.changed'; readonly name: EnquiryFieldName; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: EnquiryFieldName }
  /** The text of a template, in the visitor's language. */
  | { readonly type: 'template.chosen'; readonly text: string }
  | { readonly type: 'enquiry.submitted' }
  | { readonly type: 'retry.requested' };

export interface EnquiryOpening extends EnquiryPlace {
  readonly itemId: string;
  /** Where the page has loaded it already. */
  readonly target?: EnquiryTarget;
  /** What the product page left behind, to name the item until it has been loaded. */
  readonly product?: EnquiryProduct;
  /** A path of ours to go to once it is sent. */
  readonly afterEnquiry?: string | undefined;
}

interface EnquiryContext {
  readonly opening: EnquiryOpening;
  readonly target: EnquiryTarget | null;
  readonly daily: DailyCount | null;
  /** Until the stored draft has been read, what is typed must not replace it. */
  readonly draftRead: boolean;
  readonly fields: EnquiryFields;
  readonly attempt: Attempt | null;
  /** How often sending was refused because of a wrong field; a face moves the focus when it grows. */
  readonly refusals: number;
  readonly error: GatewayError | null;
  readonly inquiryId: string | null;
}

type PrepareInput = { readonly itemId: string; readonly target: EnquiryTarget | null };
type SendInput = { readonly request: EnquiryInput; readonly draft: EnquiryDraft };

/** Writing to a supplier, without an account. What was typed stays until it has arrived.   */
export const enquiryMachine = setup({
  types: {
    input: {} as EnquiryOpening,
    context: {} as EnquiryContext,
    events: {} as EnquiryEvent,
    tags: {} as 'busy',
  },
  actors: {
    prepare: unbound<Result<Prepared, GatewayError>, PrepareInput>('prepare'),
    send: unbound<Sent, SendInput>('send'),
  },
  actions: {
    reportBug: throwBug,
    keepDraft: unboundAction<EnquiryDraft | null>('keepDraft'),
    checkAll: assign({ fields: ({ context }) => withAllChecked(context.fields) }),
  },
  guards: {
    isComplete: ({ context }) => context.target !== null && firstWrong(withAllChecked(context.fields)) === null,
    isOverLimit: ({ context }) => isOverLimit(context.daily),
  },
}).createMachine({
  context: ({ input }) => ({
    opening: input,
    target: input.target ?? null,
    daily: null,
    draftRead: false,
    fields: NO_FIELDS,
    attempt: null,
    refusals: 0,
    error: null,
    inquiryId: null,
  }),
  initial: 'open',
  states: {
    open: {
      initial: 'preparing',
      on: {
        'field.changed': {
          actions: [
            assign({ fields: ({ context, event }) => withTyped(context.fields, event.name, event.value) }),
            { type: 'keepDraft', params: ({ context }) => (context.draftRead ? draftOf(context) : null) },
          ],
        },
        'field.blurred': {
          actions: assign({ fields: ({ context, event }) => withBlurred(context.fields, event.name) }),
        },
        'template.chosen': {
          actions: [
            assign({ fields: ({ context, event }) => withSentence(context.fields, event.text) }),
            { type: 'keepDraft', params: ({ context }) => (context.draftRead ? draftOf(context) : null) },
          ],
        },
      },
      states: {
        preparing: {
          tags: 'busy',
          invoke: {
            src: 'prepare',
            input: ({ context }) => ({ itemId: context.opening.itemId, target: context.target }),
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: 'prepared',
                actions: [
                  { type: 'keepDraft', params: ({ context, event }) => typedEarly(context, event.output) },
                  assign(({ context, event }) => (event.output.ok ? arrived(context, event.output.value) : {})),
                ],
              },
              {
                guard: ({ event }) => !event.output.ok && event.output.error.code === '404',
                target: 'missing',
              },
              {
                target: 'unavailable',
                actions: assign(({ event }) => (event.output.ok ? {} : { error: event.output.error })),
              },
            ],
            onError: {
              target: 'unavailable',
              actions: ['reportBug', assign({ error: gatewayError('SERVER_ERROR') })],
            },
          },
        },
        prepared: { always: [{ guard: 'isOverLimit', target: 'limited' }, { target: 'ready' }] },
        ready: {
          on: {
            'enquiry.submitted': [
              { guard: 'isComplete', target: '#enquiry.sending', actions: 'checkAll' },
              { actions: ['checkAll', assign({ refusals: ({ context }) => context.refusals + 1, error: null })] },
            ],
          },
        },
        limited: {},
        unavailable: { on: { 'retry.requested': { target: 'preparing', actions: assign({ error: null }) } } },
        missing: {},
      },
    },
    sending: {
      tags: 'busy',
      entry: assign({ error: null }),
      invoke: {
        src: 'send',
        input: ({ context }) => ({ request: requestOf(context), draft: draftOf(context) }),
        onDone: [
          {
            guard: ({ event }) => event.output.answer.ok,
            target: 'sent',
            actions: assign(({ event }) =>
              event.output.answer.ok ? { inquiryId: event.output.answer.value.inquiryId, attempt: null } : {},
            ),
          },
          {
            target: 'open.ready',
            actions: assign(({ event }) => ({
              attempt: event.output.attempt,
              error: event.output.answer.ok ? null : event.output.answer.error,
            })),
          },
        ],
        onError: {
          target: 'open.ready',
          actions: ['reportBug', assign({ error: gatewayError('SERVER_ERROR') })],
        },
      },
    },
    sent: { type: 'final' },
  },
  id: 'enquiry',
});

export interface EnquiryPorts extends PreparePorts, SendPorts {
  readonly gateway: PreparePorts['gateway'];
  readonly drafts: SendPorts['drafts'];
  readonly guests: SendPorts['guests'];
  readonly bugs: Bugs;
}

/** Binds the form to the gateway and to what this device remembers. */
export function provideEnquiry(ports: EnquiryPorts) {
  return enquiryMachine.provide({
    actors: {
      prepare: fromPromise<Result<Prepared, GatewayError>, PrepareInput>(({ input, signal }) =>
        prepareEnquiry(ports, input, signal),
      ),
      send: fromPromise<Sent, SendInput>(({ input, signal }) => sendEnquiry(ports, input, signal)),
    },
    actions: {
      reportBug: ({ event }) => ports.bugs.report(causeOf(event)),
      keepDraft: (_, draft) => {
        if (draft) ports.drafts.keep(draft);
      },
    },
  });
}

function arrived({ fields }: EnquiryContext, prepared: Prepared): Partial<EnquiryContext> {
  const { target, daily, draft, guest } = prepared;
  return { target, daily, draftRead: true, fields: prefilled(fields, draft, guest), attempt: draft?.attempt ?? null };
}

/** The draft of what was typed before the stored one had been read; null when nothing was. */
function typedEarly(context: EnquiryContext, prepared: Result<Prepared, GatewayError>): EnquiryDraft | null {
  const isTyped = ENQUIRY_FIELDS.some((name) => context.fields[name].value !== '');
  return prepared.ok && isTyped ? draftOf({ ...context, ...arrived(context, prepared.value) }) : null;
}

function draftOf({ opening, fields, attempt }: EnquiryContext): EnquiryDraft {
  const { email, content, quantity } = fields;
  return { itemId: opening.itemId, email: email.value, content: content.value, quantity: quantity.value, attempt };
}

function requestOf({ target, fields, opening }: EnquiryContext): EnquiryInput {
  if (target === null) throw new Error('a form without a target cannot be sent');
  return enquiryRequest(target, fields, opening);
}
