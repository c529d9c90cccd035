import { assign, fromPromise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import { SUBMIT_STATES } from '../forms/submit-states.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../ports/require-actor.ts';
import { ok, type Result } from '../result.ts';
import {
  completePasswordConfirm,
  failPasswordConfirm,
  findInvalidPassword,
  initialPasswordConfirm,
  type PasswordConfirmContext,
  type PasswordConfirmKind,
  type PasswordConfirmResult,
  type PasswordFieldName,
  revealPasswordErrors,
  withCheckedPassword,
  withTypedPassword,
} from './password-confirm.ts';

export type PasswordConfirmEvent =
  | { readonly type: 'field.changed'; readonly name: PasswordFieldName; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: PasswordFieldName }
  | { readonly type: 'visibility.toggled' }
  | { readonly type: 'form.submitted' };

type SubmitResult = Result<PasswordConfirmResult, GatewayError>;

interface PasswordRequest {
  readonly kind: PasswordConfirmKind;
  readonly present: string;
  readonly next: string;
  readonly key: string;
}

/** Asks a logged-in buyer for the password again. THR-13 */
export const passwordConfirmMachine = setup({
  types: {
    input: {} as PasswordConfirmKind,
    context: {} as PasswordConfirmContext,
    events: {} as PasswordConfirmEvent,
    tags: {} as 'busy',
  },
  actors: { send: requireActor<SubmitResult, PasswordRequest>('send') },
  actions: { reportBug: failWithBug, takeKey: requireAction('takeKey') },
  delays: { LOADING_DELAY },
}).createMachine({
  context: ({ input }) => initialPasswordConfirm(input),
  initial: 'open',
  states: {
    open: {
      on: {
        'field.changed': {
          actions: assign(({ context, event }) => withTypedPassword(context, event.name, event.value)),
        },
        'field.blurred': { actions: assign(({ context, event }) => withCheckedPassword(context, event.name)) },
        'visibility.toggled': { actions: assign({ isVisible: ({ context }) => !context.isVisible }) },
        'form.submitted': [
          { guard: ({ context }) => findInvalidPassword(context) === null, target: 'sending' },
          { actions: assign(({ context }) => revealPasswordErrors(context)) },
        ],
      },
    },
    sending: {
      ...SUBMIT_STATES,
      tags: 'busy',
      entry: [assign({ error: null, done: null }), 'takeKey'],
      invoke: {
        src: 'send',
        input: ({ context: { kind, fields, key } }) => ({
          kind,
          present: fields.present.value,
          next: fields.next.value,
          key: key ?? '', // set on entry
        }),
        onDone: {
          target: 'open',
          actions: assign(({ context, event: { output } }) =>
            output.ok ? completePasswordConfirm(output.value) : failPasswordConfirm(context, output.error),
          ),
        },
        onError: { target: 'open', actions: ['reportBug', assign({ error: gatewayError('SERVER_ERROR') })] },
      },
    },
  },
});

export interface PasswordConfirmPorts {
  readonly gateway: Pick<Gateway, 'account'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/** Binds the machine to the gateway. */
export function providePasswordConfirm({ gateway, ids, bugs }: PasswordConfirmPorts) {
  return passwordConfirmMachine.provide({
    actors: {
      send: fromPromise<SubmitResult, PasswordRequest>(({ input, signal }) =>
        SEND_ACTIONS[input.kind](gateway, input, signal),
      ),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(getCause(event)),
      takeKey: assign(({ context }) => ({ key: context.key ?? ids.uuid() })),
    },
  });
}

type Sender = (
  gateway: PasswordConfirmPorts['gateway'],
  sending: PasswordRequest,
  signal: CancelSignal,
) => Promise<SubmitResult>;

const SEND_ACTIONS: Readonly<Record<PasswordConfirmKind, Sender>> = {
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
