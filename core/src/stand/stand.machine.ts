import { assign, fromPromise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { MailStatus } from '../contract/mail-status.ts';
import type { StandInput } from '../contract/stand/calls.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import { type DialingCountry, sentPhone } from '../forms/phone.ts';
import { SENDING_STATES } from '../forms/sending.ts';
import { trimText } from '../forms/text-input.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { causeOf, throwBug, unbound, unboundAction } from '../ports/unbound.ts';
import type { Result } from '../result.ts';
import {
  firstFields,
  firstWrong,
  type StandField,
  type StandFields,
  withAllChecked,
  withChecked,
  withDialing,
  withTyped,
} from './fields.ts';

/** Where a stand is asked for. */
export type StandPlace = Pick<StandInput, 'exhibitionId'> | Pick<StandInput, 'industry' | 'websiteId'>;

/** What the page knows when its form opens. */
export interface StandOpening {
  readonly place: StandPlace;
  readonly countries: readonly DialingCountry[];
  /** Of these, the one that is likely; '' for none. */
  readonly countryId: string;
}

export type StandEvent =
  | { readonly type: 'field.changed'; readonly name: StandField; readonly value: string }
  /** The country of the number. */
  | { readonly type: 'country.changed'; readonly countryId: string }
  | { readonly type: 'field.blurred'; readonly name: StandField }
  /** Checks every field without sending; the command line does so before it asks the person to confirm. */
  | { readonly type: 'form.checked' }
  | { readonly type: 'form.submitted' };

type SubmitResult = Result<{ readonly id: string; readonly mail?: MailStatus | undefined }, GatewayError>;
type SendInput = { readonly request: StandInput; readonly key: string };

export interface StandContext {
  readonly opening: StandOpening;
  readonly fields: StandFields;
  /** Of the submit, the same until something is changed. */
  readonly key: string | null;
  readonly refusals: number;
  readonly error: GatewayError | null;
  /** Of the request; null until it has arrived. */
  readonly id: string | null;
  /** Of the mail that confirms it; null until it is known. */
  readonly mail: MailStatus | null;
}

export const firstContext = (opening: StandOpening): StandContext => ({
  ...{ opening, fields: firstFields(opening.countryId), key: null, refusals: 0, error: null, id: null },
  mail: null,
});

/** What is sent. A number whose country is not known is left out, and the gateway tells that it is missing. */
export function requestOf({ fields, opening }: StandContext): StandInput {
  const said = (name: 'company' | 'contactName' | 'email' | 'product' | 'remark') => trimText(fields[name].value);
  const remark = said('remark');
  return {
    ...opening.place,
    ...{ company: said('company'), contactName: said('contactName'), email: said('email') },
    mobile: sentPhone(fields.mobile, opening.countries) ?? { dialingCode: '', number: '' },
    ...{ countryId: fields.countryId.value, area: Number(fields.area.value), product: said('product') },
    ...(remark !== '' && { remark }),
  };
}

const checkedFields = ({ fields, opening }: StandContext): StandFields => withAllChecked(fields, opening.countries);

/** Asking for a stand at an exhibition: what is typed stays until it has arrived. D-54 */
export const standMachine = setup({
  types: {
    input: {} as StandOpening,
    context: {} as StandContext,
    events: {} as StandEvent,
    tags: {} as 'busy',
  },
  actors: { send: unbound<SubmitResult, SendInput>('send') },
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
  id: 'stand',
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
            fields: withDialing(context.fields, countryId),
            ...{ key: null, error: null },
          })),
        },
        'field.blurred': {
          actions: assign(({ context, event: { name } }) => ({
            fields: withChecked(context.fields, name, context.opening.countries, 'blur'),
          })),
        },
        'form.checked': { actions: 'check' },
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
          {
            guard: ({ event }) => event.output.ok,
            target: 'sent',
            actions: assign(({ event: { output } }) =>
              output.ok ? { id: output.value.id, mail: output.value.mail ?? null } : {},
            ),
          },
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

export interface StandPorts {
  readonly front: Pick<FrontGateway, 'stand'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/** Binds it to the gateway. */
export function provideStand({ front, ids, bugs }: StandPorts) {
  return standMachine.provide({
    actors: {
      send: fromPromise<SubmitResult, SendInput>(({ input: { request, key }, signal }) =>
        front.stand.book(request, { idempotencyKey: key, signal, handled: true, retry: true }),
      ),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(causeOf(event)),
      takeKey: assign(({ context }) => ({ key: context.key ?? ids.uuid() })),
    },
  });
}
