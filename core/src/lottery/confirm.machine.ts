import { assign, fromPromise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { ConfirmInput } from '../contract/lottery/calls.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import { type DialingCountry, sentPhone, withCountry } from '../forms/phone.ts';
import { SENDING_STATES } from '../forms/sending.ts';
import { trimText } from '../forms/text-input.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { causeOf, throwBug, unbound, unboundAction } from '../ports/unbound.ts';
import type { Result } from '../result.ts';
import {
  type ConfirmField,
  type ConfirmFields,
  firstFields,
  firstWrong,
  type KnownWinner,
  withAllChecked,
  withChecked,
  withTyped,
} from './fields.ts';

/** What the page knows when its form opens. */
export interface ConfirmOpening {
  readonly drawId: string;
  readonly countries: readonly DialingCountry[];
  readonly known: KnownWinner;
}

export type ConfirmEvent =
  | { readonly type: 'field.changed'; readonly name: ConfirmField; readonly value: string }
  /** The country of the number. */
  | { readonly type: 'country.changed'; readonly countryId: string }
  | { readonly type: 'field.blurred'; readonly name: ConfirmField }
  | { readonly type: 'form.submitted' };

type Sent = Result<unknown, GatewayError>;
type SendInput = { readonly request: ConfirmInput; readonly key: string };

export interface ConfirmContext {
  readonly opening: ConfirmOpening;
  readonly fields: ConfirmFields;
  /** Of the submit, the same until something is changed. */
  readonly key: string | null;
  readonly refusals: number;
  readonly error: GatewayError | null;
}

export const firstContext = (opening: ConfirmOpening): ConfirmContext => ({
  ...{ opening, fields: firstFields(opening.known), key: null, refusals: 0, error: null },
});

/** What is sent. A number whose country is not known is left out, and the gateway tells that it is missing. */
export const requestOf = ({ fields, opening }: ConfirmContext) => ({
  drawId: opening.drawId,
  contactName: trimText(fields.contactName.value),
  mobile: sentPhone(fields.mobile, opening.countries) ?? { dialingCode: '', number: '' },
  address: trimText(fields.address.value),
});

const checkedFields = ({ fields, opening }: ConfirmContext): ConfirmFields => withAllChecked(fields, opening.countries);

/** Telling where a prize goes: what is typed stays until it has arrived. D-27 */
export const confirmMachine = setup({
  types: {
    input: {} as ConfirmOpening,
    context: {} as ConfirmContext,
    events: {} as ConfirmEvent,
    tags: {} as 'busy',
  },
  actors: { send: unbound<Sent, SendInput>('send') },
  actions: {
    reportBug: throwBug,
    takeKey: unboundAction('takeKey'),
    fail: assign((_, error: GatewayError) => ({ error })),
    check: assign(({ context }) => ({ fields: checkedFields(context) })),
    refuse: assign(({ context }) => ({ refusals: context.refusals + 1 })),
  },
  guards: { isFilled: ({ context }) => firstWrong(checkedFields(context)) === null },
  delays: { LOADING_DELAY },
}).createMachine({
  id: 'confirm',
  context: ({ input }) => firstContext(input),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'field.changed': {
          actions: assign(({ context, event: { name, value } }) => ({
            fields: withTyped(context.fields, name, value, context.opening.countries),
            ...{ key: null, error: null },
          })),
        },
        'country.changed': {
          actions: assign(({ context, event: { countryId } }) => ({
            fields: { ...context.fields, mobile: withCountry(context.fields.mobile, countryId) },
            ...{ key: null, error: null },
          })),
        },
        'field.blurred': {
          actions: assign(({ context, event: { name } }) => ({
            fields: withChecked(context.fields, name, context.opening.countries, 'blur'),
          })),
        },
        'form.submitted': [
          { guard: 'isFilled', target: 'sending', actions: 'check' },
          { actions: ['check', 'refuse'] },
        ],
      },
    },
    sending: {
      ...SENDING_STATES,
      tags: 'busy',
      entry: [assign({ error: null }), 'takeKey'],
      invoke: {
        src: 'send',
        input: ({ context }) => ({ request: requestOf(context), key: context.key ?? '' }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'sent' },
          {
            target: 'editing',
            actions: assign(({ event: { output } }) => ({ error: output.ok ? null : output.error })),
          },
        ],
        onError: { target: 'editing', actions: ['reportBug', { type: 'fail', params: gatewayError('SERVER_ERROR') }] },
      },
    },
    sent: { type: 'final' },
  },
});

export interface ConfirmPorts {
  readonly front: Pick<FrontGateway, 'lottery'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/** Binds it to the gateway. */
export function provideConfirm({ front, ids, bugs }: ConfirmPorts) {
  return confirmMachine.provide({
    actors: {
      send: fromPromise<Sent, SendInput>(({ input: { request, key }, signal }) =>
        front.lottery.confirm(request, { idempotencyKey: key, signal, handled: true, retry: true }),
      ),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(causeOf(event)),
      takeKey: assign(({ context }) => ({ key: context.key ?? ids.uuid() })),
    },
  });
}
