import { assign, fromPromise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { causeOf, throwBug, unbound } from '../ports/unbound.ts';
import type { Result } from '../result.ts';

export interface Verification {
  readonly verified: boolean;
  readonly email: string;
  readonly inquiryId: string;
  readonly sign?: string | undefined;
}

type Verified = Result<Verification, GatewayError>;

interface VerifyInput {
  readonly token: string;
}

/** Confirming the address of an enquiry by the link of its mail (D-19). */
export const verificationMachine = setup({
  types: {
    input: {} as { readonly token?: string | undefined },
    context: {} as {
      readonly token: string;
      readonly email: string;
      /** Whose thread may be read now, and by which sign; null until it is verified. */
      readonly enquiry: { readonly id: string; readonly sign: string } | null;
      readonly error: GatewayError | null;
    },
    events: {} as { readonly type: 'retry.requested' },
    tags: {} as 'busy',
  },
  actors: { verify: unbound<Verified, VerifyInput>('verify') },
  actions: { reportBug: throwBug },
  guards: { hasToken: ({ context }) => context.token !== '' },
}).createMachine({
  context: ({ input }) => ({ token: input.token ?? '', email: '', enquiry: null, error: null }),
  initial: 'opened',
  states: {
    opened: { always: [{ guard: 'hasToken', target: 'verifying' }, { target: 'invalid' }] },
    verifying: {
      tags: 'busy',
      invoke: {
        src: 'verify',
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok && event.output.value.verified,
            target: 'verified',
            actions: assign(({ event: { output } }) => (output.ok ? toldBy(output.value) : {})),
          },
          { guard: ({ event }) => isRefused(event.output), target: 'invalid' },
          {
            target: 'failed',
            actions: assign(({ event: { output } }) => ({ error: output.ok ? null : output.error })),
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

/** Binds the verification to the gateway. Every try carries one key, so that a lost answer does not make the link look used. */
export function provideVerification({ gateway, ids, bugs }: VerificationPorts) {
  let key: string | undefined;
  return verificationMachine.provide({
    actors: {
      verify: fromPromise<Verified, VerifyInput>(({ input: { token }, signal }) => {
        key ??= ids.uuid();
        return gateway.enquiry.verify({ token }, { idempotencyKey: key, signal, handled: true });
      }),
    },
    actions: { reportBug: ({ event }) => bugs.report(causeOf(event)) },
  });
}

const toldBy = ({ email, inquiryId, sign }: Verification) => ({
  email,
  enquiry: sign === undefined ? null : { id: inquiryId, sign },
});

/** Used, unknown or broken: trying again would not help. */
function isRefused(answer: Verified): boolean {
  return answer.ok ? !answer.value.verified : answer.error.code === '404' || answer.error.code === '400';
}
