import { assign, fromPromise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import { SENDING_STATES } from '../forms/sending.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { causeOf, throwBug, unbound, unboundAction } from '../ports/unbound.ts';
import { ok, type Result } from '../result.ts';
import {
  doneSecured,
  failedSecured,
  firstSecured,
  leftSecured,
  refusedSecured,
  type SecuredContext,
  type SecuredDone,
  type SecuredKind,
  type SecuredName,
  typedSecured,
  wrongSecured,
} from './secured.ts';

export type SecuredEvent =
  | { readonly type: 'field.changed'; readonly name: SecuredName; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: SecuredName }
  | { readonly type: 'visibility.toggled' }
  | { readonly type: 'form.submitted' };

type SubmitResult = Result<SecuredDone, GatewayError>;

interface Sending {
  readonly kind: SecuredKind;
  readonly present: string;
  readonly next: string;
  readonly key: string;
}

/** What asks a buyer who is logged in for the password again. THR-13 */
export const securedMachine = setup({
  types: { input: {} as SecuredKind, context: {} as SecuredContext, events: {} as SecuredEvent, tags: {} as 'busy' },
  actors: { send: unbound<SubmitResult, Sending>('send') },
  actions: { reportBug: throwBug, takeKey: unboundAction('takeKey') },
  delays: { LOADING_DELAY },
}).createMachine({
  context: ({ input }) => firstSecured(input),
  initial: 'open',
  states: {
    open: {
      on: {
        'field.changed': { actions: assign(({ context, event }) => typedSecured(context, event.name, event.value)) },
        'field.blurred': { actions: assign(({ context, event }) => leftSecured(context, event.name)) },
        'visibility.toggled': { actions: assign({ isVisible: ({ context }) => !context.isVisible }) },
        'form.submitted': [
          { guard: ({ context }) => wrongSecured(context) === null, target: 'sending' },
          { actions: assign(({ context }) => refusedSecured(context)) },
        ],
      },
    },
    sending: {
      ...SENDING_STATES,
      tags: 'busy',
      entry: [assign({ error: null, done: null }), 'takeKey'],
      invoke: {
        src: 'send',
        input: ({ context: { kind, fields, key } }) => ({
          kind,
          present: fields.present.value,
          next: fields.next.value,
          key: key ?? '', // taken on entry
        }),
        onDone: {
          target: 'open',
          actions: assign(({ context, event: { output } }) =>
            output.ok ? doneSecured(output.value) : failedSecured(context, output.error),
          ),
        },
        onError: { target: 'open', actions: ['reportBug', assign({ error: gatewayError('SERVER_ERROR') })] },
      },
    },
  },
});

export interface SecuredPorts {
  readonly gateway: Pick<Gateway, 'account'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/** Binds it to the gateway. */
export function provideSecured({ gateway, ids, bugs }: SecuredPorts) {
  return securedMachine.provide({
    actors: {
      send: fromPromise<SubmitResult, Sending>(({ input, signal }) => SENDERS[input.kind](gateway, input, signal)),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(causeOf(event)),
      takeKey: assign(({ context }) => ({ key: context.key ?? ids.uuid() })),
    },
  });
}

type Sender = (gateway: SecuredPorts['gateway'], sending: Sending, signal: CancelSignal) => Promise<SubmitResult>;

const SENDERS: Readonly<Record<SecuredKind, Sender>> = {
  async change({ account }, { present, next, key }, signal) {
    const options = { idempotencyKey: key, signal, handled: true };
    const answer = await account.changePassword({ password: present, newPassword: next }, options);
    return answer.ok ? ok({ kind: 'change' }) : answer;
  },
  async export({ account }, { present, key }, signal) {
    const answer = await account.prepareExport({ password: present }, { idempotencyKey: key, signal, handled: true });
    return answer.ok ? ok({ kind: 'export', address: answer.value.address }) : answer;
  },
  async erase({ account }, { present, key }, signal) {
    const answer = await account.erase({ password: present }, { idempotencyKey: key, signal, handled: true });
    return answer.ok ? ok({ kind: 'erase', receipt: answer.value }) : answer;
  },
};
