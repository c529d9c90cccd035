import { assign, fromPromise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { causeOf, throwBug, unbound } from '../ports/unbound.ts';
import type { Result } from '../result.ts';

export interface Verification {
  readonly verified: boolean;
  readonly email: string;
}

interface Verified {
  /** The same for every try, so that a lost answer does not make the link look used. */
  readonly key: string;
  readonly answer: Result<Verification, GatewayError>;
}

type VerifyInput = { readonly token: string; readonly key: string | null };

/** Confirming the address of an enquiry by the link of its mail (D-19). */
export const verificationMachine = setup({
  types: {
    input: {} as { readonly token?: string | undefined },
    context: {} as {
      readonly token: string;
      readonly key: string | null;
      readonly email: string;
      readonly error: GatewayError | null;
    },
    events: {} as { readonly type: 'retry.requested' },
    tags: {} as 'busy',
  },
  actors: { verify: unbound<Verified, VerifyInput>('verify') },
  actions: { reportBug: throwBug },
  guards: { hasToken: ({ context }) => context.token !== '' },
}).createMachine({
  context: ({ input }) => ({ token: input.token ?? '', key: null, email: '', error: null }),
  initial: 'opened',
  states: {
    opened: { always: [{ guard: 'hasToken', target: 'verifying' }, { target: 'invalid' }] },
    verifying: {
      tags: 'busy',
      invoke: {
        src: 'verify',
        input: ({ context }) => ({ token: context.token, key: context.key }),
        onDone: [
          {
            guard: ({ event }) => event.output.answer.ok && event.output.answer.value.verified,
            target: 'verified',
            actions: assign(({ event: { output } }) => (output.answer.ok ? { email: output.answer.value.email } : {})),
          },
          { guard: ({ event }) => isRefused(event.output.answer), target: 'invalid' },
          {
            target: 'failed',
            actions: assign(({ event: { output } }) => ({
              key: output.key,
              error: output.answer.ok ? null : output.answer.error,
            })),
          },
        ],
        onError: { target: 'failed', actions: ['reportBug', assign({ error: gatewayError('SERVER_ERROR') })] },
      },
    },
    verified: { type: 'final' },
    invalid: {},
    failed: { on: { 'retry.requested': 'verifying' } },
  },
});

export interface VerificationPorts {
  readonly gateway: Pick<Gateway, 'enquiry'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/** Binds the verification to the gateway. */
export function provideVerification(ports: VerificationPorts) {
  return verificationMachine.provide({
    actors: { verify: fromPromise<Verified, VerifyInput>(({ input, signal }) => verify(ports, input, signal)) },
    actions: { reportBug: ({ event }) => ports.bugs.report(causeOf(event)) },
  });
}

async function verify(
  { gateway, ids }: VerificationPorts,
  input: VerifyInput,
  signal: CancelSignal,
): Promise<Verified> {
  const key = input.key ?? ids.uuid();
  const answer = await gateway.enquiry.verify({ token: input.token }, { idempotencyKey: key, signal, handled: true });
  return { key, answer };
}

/** Used, unknown or broken: trying again would not help. */
function isRefused(answer: Verified['answer']): boolean {
  return answer.ok ? !answer.value.verified : answer.error.code === '404' || answer.error.code === '400';
}
