import { assign, fromPromise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { MailStatus } from '../contract/mail-status.ts';
import type { OrderInput } from '../contract/order/calls.ts';
import { LOADING_DELAY, PHONE_VERIFY_TIMEOUT } from '../forms/limits.ts';
import { SUBMIT_STATES } from '../forms/submit-states.ts';
import { type PhonesToVerify, verifyPhones } from '../forms/verify-phones.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { FrontGateway, Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../ports/require-actor.ts';
import type { Result } from '../result.ts';
import { type OrderField, type PhoneName, withChecked, withDialing, withTyped } from './fields.ts';
import {
  applyVerdicts,
  initialContext,
  isComplete,
  listUnverifiedPhones,
  type OrderContext,
  type OrderOpening,
  revealErrors,
  toRequest,
  type Verdicts,
  withParsedPhones,
} from './order.context.ts';

export type OrderEvent =
  | { readonly type: 'field.changed'; readonly name: OrderField; readonly value: string }
  | { readonly type: 'country.changed'; readonly name: PhoneName; readonly countryId: string }
  | { readonly type: 'field.blurred'; readonly name: OrderField }
  /** Checks every field without sending; the command line does so before it asks for confirmation. */
  | { readonly type: 'form.checked' }
  | { readonly type: 'form.submitted' };

type SubmitResult = Result<{ readonly orderNo: string; readonly mail?: MailStatus | undefined }, GatewayError>;
type VerifyInput = PhonesToVerify;
type SendInput = { readonly order: OrderInput; readonly key: string };

const DEFAULT_VERDICTS: Verdicts = { mobile: 'unknown', whatsapp: 'unknown' };

/** Keeps the verdicts on numbers that have not changed since; changed numbers are verified again. */
const pickUnverified = (context: OrderContext, verdicts: Verdicts): Verdicts =>
  Object.fromEntries(listUnverifiedPhones(context).map((name) => [name, verdicts[name]]));

/**
 * The order form: a quantity priced by tiers, a remark and contact details. The gateway verifies a number when its
 * field loses focus; if that call fails, the form continues. D-17 D-70
 */
export const orderMachine = setup({
  types: {
    input: {} as OrderOpening,
    context: {} as OrderContext,
    events: {} as OrderEvent,
    tags: {} as 'busy',
  },
  actors: {
    verify: requireActor<Verdicts, VerifyInput>('verify'),
    send: requireActor<SubmitResult, SendInput>('send'),
  },
  actions: {
    reportBug: failWithBug,
    takeKey: requireAction('takeKey'),
    applyVerdicts: assign(({ context }, verdicts: Verdicts) =>
      applyVerdicts(context, pickUnverified(context, verdicts)),
    ),
    revealErrors: assign(({ context }) => revealErrors(context)),
    setSubmitPending: assign(({ context }) => ({ ...withParsedPhones(context), isSubmitPending: true, error: null })),
    clearSubmitPending: assign({ isSubmitPending: false }),
  },
  guards: {
    isSubmitPending: ({ context }) => context.isSubmitPending,
    isComplete: ({ context }) => isComplete(context),
    isPendingAndComplete: ({ context }) => context.isSubmitPending && isComplete(context),
    hasUnverifiedPhone: ({ context }) => listUnverifiedPhones(context).length > 0,
  },
  delays: { LOADING_DELAY, PHONE_VERIFY_TIMEOUT },
}).createMachine({
  id: 'order',
  context: ({ input }) => initialContext(input),
  initial: 'editing',
  states: {
    editing: {
      initial: 'idle',
      on: {
        'field.changed': {
          target: '.idle',
          actions: assign(({ context, event: { name, value } }) => ({
            fields: withTyped(context.fields, name, value, context.opening),
            key: null,
            error: null,
            isSubmitPending: false,
          })),
        },
        'country.changed': {
          target: '.checking',
          actions: assign(({ context, event: { name, countryId } }) => ({
            fields: withDialing(context.fields, name, countryId),
            key: null,
            error: null,
          })),
        },
        'field.blurred': {
          target: '.checking',
          actions: assign(({ context, event: { name } }) => ({
            fields: withChecked(context.fields, name, context.opening, 'blur'),
          })),
        },
        'form.checked': {
          target: '.checking',
          actions: assign(({ context }) => ({ ...revealErrors(context), refusals: context.refusals })),
        },
        'form.submitted': { target: '.checking', actions: 'setSubmitPending' },
      },
      states: {
        idle: {},
        checking: { always: [{ guard: 'hasUnverifiedPhone', target: 'verifying' }, { target: 'checked' }] },
        verifying: {
          tags: 'busy',
          ...SUBMIT_STATES,
          invoke: {
            src: 'verify',
            input: ({ context }) => verifyInput(context),
            onDone: { target: 'checked', actions: { type: 'applyVerdicts', params: ({ event }) => event.output } },
            onError: { target: 'checked', actions: ['reportBug', { type: 'applyVerdicts', params: DEFAULT_VERDICTS }] },
          },
          after: {
            PHONE_VERIFY_TIMEOUT: { target: 'checked', actions: { type: 'applyVerdicts', params: DEFAULT_VERDICTS } },
          },
        },
        checked: {
          always: [
            { guard: 'isPendingAndComplete', target: '#order.sending' },
            { guard: 'isSubmitPending', target: 'idle', actions: 'revealErrors' },
            { target: 'idle' },
          ],
        },
      },
    },
    sending: {
      ...SUBMIT_STATES,
      tags: 'busy',
      entry: ['takeKey', 'clearSubmitPending'],
      invoke: {
        src: 'send',
        input: ({ context }) => ({ order: toRequest(context), key: context.key ?? '' }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'sent',
            actions: assign(({ event: { output } }) =>
              output.ok ? { orderNo: output.value.orderNo, mail: output.value.mail ?? null } : {},
            ),
          },
          {
            target: 'editing',
            actions: assign(({ event: { output } }) => ({ error: output.ok ? null : output.error })),
          },
        ],
        onError: { target: 'editing', actions: ['reportBug', assign({ error: gatewayError('SERVER_ERROR') })] },
      },
    },
    sent: { type: 'final' },
  },
});

function verifyInput(context: OrderContext): VerifyInput {
  const { mobile, whatsapp } = toRequest(context).contact;
  const phones = { mobile, whatsapp };
  return Object.fromEntries(listUnverifiedPhones(context).map((name) => [name, phones[name]]));
}

export interface OrderPorts {
  readonly gateway: Pick<Gateway, 'account'>;
  readonly front: Pick<FrontGateway, 'order'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/** Binds the form to the gateway. */
export function provideOrder({ gateway, front, ids, bugs }: OrderPorts) {
  return orderMachine.provide({
    actors: {
      verify: fromPromise<Verdicts, VerifyInput>(({ input, signal }) => verifyPhones(gateway.account, input, signal)),
      send: fromPromise<SubmitResult, SendInput>(({ input: { order, key }, signal }) =>
        front.order.create(order, { idempotencyKey: key, signal, handled: true, retry: true }),
      ),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(getCause(event)),
      takeKey: assign(({ context }) => ({ key: context.key ?? ids.uuid() })),
    },
  });
}
