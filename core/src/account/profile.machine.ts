import { assign, fromPromise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import { SENDING_STATES } from '../forms/sending.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { causeOf, throwBug, unbound, unboundAction } from '../ports/unbound.ts';
import type { Result } from '../result.ts';
import {
  firstProfile,
  isProfileRight,
  leftProfile,
  type Profile,
  type ProfileContext,
  type ProfileName,
  profileOf,
  refusedProfile,
  typedProfile,
} from './profile.ts';

export type ProfileEvent =
  | { readonly type: 'field.changed'; readonly name: ProfileName; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: ProfileName }
  | { readonly type: 'form.submitted' };

type Saved = Result<true, GatewayError>;
type Saving = { readonly profile: Profile; readonly key: string };

/** What a buyer tells of itself: corrected at the field, saved once, and there again after a failure. */
export const profileMachine = setup({
  types: { input: {} as Profile, context: {} as ProfileContext, events: {} as ProfileEvent, tags: {} as 'busy' },
  actors: { save: unbound<Saved, Saving>('save') },
  actions: { reportBug: throwBug, takeKey: unboundAction('takeKey') },
  delays: { LOADING_DELAY },
}).createMachine({
  context: ({ input }) => firstProfile(input),
  initial: 'open',
  states: {
    open: {
      on: {
        'field.changed': { actions: assign(({ context, event }) => typedProfile(context, event.name, event.value)) },
        'field.blurred': { actions: assign(({ context, event }) => leftProfile(context, event.name)) },
        'form.submitted': [
          { guard: ({ context }) => isProfileRight(context), target: 'saving' },
          { actions: assign(({ context }) => refusedProfile(context)) },
        ],
      },
    },
    saving: {
      ...SENDING_STATES,
      tags: 'busy',
      entry: [assign({ error: null, saved: false }), 'takeKey'],
      invoke: {
        src: 'save',
        input: ({ context }) => ({ profile: profileOf(context), key: context.key ?? '' }), // taken on entry
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'open', actions: assign({ saved: true, key: null }) },
          {
            target: 'open',
            actions: assign(({ event: { output } }) => ({ error: output.ok ? null : output.error })),
          },
        ],
        onError: { target: 'open', actions: ['reportBug', assign({ error: gatewayError('SERVER_ERROR') })] },
      },
    },
  },
});

export interface ProfilePorts {
  readonly gateway: Pick<Gateway, 'account'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/** Binds it to the gateway. */
export function provideProfile({ gateway, ids, bugs }: ProfilePorts) {
  return profileMachine.provide({
    actors: {
      save: fromPromise<Saved, Saving>(({ input: { profile, key }, signal }) =>
        gateway.account.completePurchaseInfo(profile, { idempotencyKey: key, signal, handled: true }),
      ),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(causeOf(event)),
      takeKey: assign(({ context }) => ({ key: context.key ?? ids.uuid() })),
    },
  });
}
