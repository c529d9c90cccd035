import { assign, fromPromise, setup } from 'xstate';
import type { OutputOf } from '../contract/call.ts';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import { mailStatusIn } from '../contract/mail-status.ts';
import type { supplier } from '../contract/supplier/calls.ts';
import type { SupplierRight } from '../contract/supplier/limits.ts';
import { checkedField, emptyField, type Field, typedField } from '../forms/field.ts';
import { EMAIL_RULES } from '../forms/field-rules.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import { SENDING_STATES } from '../forms/sending.ts';
import { trimText } from '../forms/text-input.ts';
import { causeOf, throwBug, unbound, unboundAction } from '../ports/unbound.ts';
import type { Result } from '../result.ts';
import type { SupplierPorts } from '../supplier-login/ports.ts';
import { createSupplierSession } from '../supplier-login/session.ts';

export type PeopleEvent =
  | { readonly type: 'email.changed'; readonly value: string }
  | { readonly type: 'email.blurred' }
  | { readonly type: 'right.selected'; readonly right: SupplierRight }
  | { readonly type: 'form.submitted' }
  /** Asks whether the person or invitation shall go. */
  | { readonly type: 'remove.requested'; readonly id: string }
  | { readonly type: 'remove.confirmed' }
  | { readonly type: 'remove.cancelled' }
  /** Asks whether a colleague shall have this right from now on. */
  | { readonly type: 'change.requested'; readonly id: string; readonly right: SupplierRight }
  | { readonly type: 'change.confirmed' }
  | { readonly type: 'change.cancelled' }
  | { readonly type: 'retry.requested' };

export type People = OutputOf<typeof supplier.people>;
type Loaded = Result<People, GatewayError>;
type Done = Result<unknown, GatewayError>;

interface Invite {
  readonly email: string;
  readonly right: SupplierRight;
  readonly key: string;
}
interface Removal {
  readonly id: string;
  readonly key: string;
}

/** Who is about to get which right. */
export interface RightChange {
  readonly id: string;
  readonly right: SupplierRight;
}

interface PeopleContext {
  readonly people: People | null;
  readonly email: Field;
  readonly right: SupplierRight;
  /** Whom the last invitation went to; '' before. */
  readonly invited: string;
  /** Whether the mail of that invitation waits for later. */
  readonly isMailPostponed: boolean;
  /** Who is about to be taken out. */
  readonly removing: string | null;
  readonly changing: RightChange | null;
  readonly key: string | null;
  readonly refusals: number;
  readonly error: GatewayError | null;
}

/** Who answers for a supplier: colleagues are invited, given another right and taken out. D-65 */
export const peopleMachine = setup({
  types: {
    context: {} as PeopleContext,
    events: {} as PeopleEvent,
    tags: {} as 'busy',
  },
  actors: {
    load: unbound<Loaded, undefined>('load'),
    invite: unbound<Done, Invite>('invite'),
    remove: unbound<Done, Removal>('remove'),
    change: unbound<Done, RightChange & { readonly key: string }>('change'),
  },
  actions: {
    reportBug: throwBug,
    endSession: unboundAction('endSession'),
    takeKey: unboundAction('takeKey'),
    fail: assign((_, error: GatewayError) => ({ error })),
    failed: assign((_, answer: Done) => ({ error: answer.ok ? null : answer.error })),
    refuse: assign(({ context }) => ({
      email: checkedField(context.email, EMAIL_RULES, 'submit'),
      refusals: context.refusals + 1,
      error: null,
    })),
  },
  guards: {
    hasToken: unboundAction('hasToken'),
    isEmailRight: ({ context }) => !checkedField(context.email, EMAIL_RULES, 'submit').failure,
  },
  delays: { LOADING_DELAY },
}).createMachine({
  id: 'supplierPeople',
  context: {
    people: null,
    email: emptyField,
    right: 'answer',
    invited: '',
    isMailPostponed: false,
    removing: null,
    changing: null,
    key: null,
    refusals: 0,
    error: null,
  },
  initial: 'opened',
  states: {
    opened: { always: [{ guard: 'hasToken', target: 'loading' }, { target: 'visitor' }] },
    visitor: { type: 'final', entry: assign({ people: null, error: null }) },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: [
          { guard: ({ event }) => isLost(event.output), target: 'visitor', actions: 'endSession' },
          {
            guard: ({ event }) => event.output.ok,
            target: 'shown',
            actions: assign(({ event }) => (event.output.ok ? { people: event.output.value } : {})),
          },
          { target: 'failed', actions: { type: 'failed', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: ['reportBug', { type: 'fail', params: gatewayError('SERVER_ERROR') }] },
      },
    },
    failed: { on: { 'retry.requested': { target: 'loading', actions: assign({ error: null }) } } },
    shown: {
      on: {
        'email.changed': {
          actions: assign(({ context, event }) => ({
            email: typedField(context.email, event.value, EMAIL_RULES),
            ...{ key: null, error: null, invited: '' },
          })),
        },
        'email.blurred': {
          actions: assign({ email: ({ context }) => checkedField(context.email, EMAIL_RULES, 'blur') }),
        },
        'right.selected': { actions: assign(({ event }) => ({ right: event.right, key: null })) },
        'form.submitted': [{ guard: 'isEmailRight', target: 'inviting' }, { actions: 'refuse' }],
        'remove.requested': {
          actions: assign(({ event }) => ({ removing: event.id, changing: null, key: null, error: null })),
        },
        'remove.cancelled': { actions: assign({ removing: null }) },
        'remove.confirmed': { guard: ({ context }) => context.removing !== null, target: 'removing' },
        'change.requested': {
          actions: assign(({ event: { id, right } }) => ({
            ...{ changing: { id, right }, removing: null, key: null, error: null },
          })),
        },
        'change.cancelled': { actions: assign({ changing: null }) },
        'change.confirmed': { guard: ({ context }) => context.changing !== null, target: 'changing' },
      },
    },
    inviting: {
      ...SENDING_STATES,
      tags: 'busy',
      entry: [assign({ error: null }), 'takeKey'],
      invoke: {
        src: 'invite',
        input: ({ context: { email, right, key } }) => ({ email: trimText(email.value), right, key: key ?? '' }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'loading',
            actions: assign(({ context, event }) => ({
              ...{ invited: trimText(context.email.value), email: emptyField, key: null },
              isMailPostponed: event.output.ok && mailStatusIn(event.output.value) === 'postponed',
            })),
          },
          { target: 'shown', actions: { type: 'failed', params: ({ event }) => event.output } },
        ],
        onError: { target: 'shown', actions: ['reportBug', { type: 'fail', params: gatewayError('SERVER_ERROR') }] },
      },
    },
    removing: {
      tags: 'busy',
      entry: [assign({ error: null }), 'takeKey'],
      invoke: {
        src: 'remove',
        input: ({ context: { removing, key } }) => ({ id: removing ?? '', key: key ?? '' }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'loading',
            actions: assign({ removing: null, key: null, invited: '' }),
          },
          {
            target: 'shown',
            actions: [{ type: 'failed', params: ({ event }) => event.output }, assign({ removing: null })],
          },
        ],
        onError: { target: 'shown', actions: ['reportBug', { type: 'fail', params: gatewayError('SERVER_ERROR') }] },
      },
    },
    changing: {
      tags: 'busy',
      entry: [assign({ error: null }), 'takeKey'],
      invoke: {
        src: 'change',
        input: ({ context: { changing, key } }) => ({ id: '', right: 'answer', ...changing, key: key ?? '' }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'loading',
            actions: assign({ changing: null, key: null, invited: '' }),
          },
          {
            target: 'shown',
            actions: [{ type: 'failed', params: ({ event }) => event.output }, assign({ changing: null })],
          },
        ],
        onError: { target: 'shown', actions: ['reportBug', { type: 'fail', params: gatewayError('SERVER_ERROR') }] },
      },
    },
  },
});

/** Binds the people of a supplier to the gateway. */
export function providePeople({ supplierGateway, storage, ids, bugs }: SupplierPorts) {
  const { supplier } = supplierGateway;
  const session = createSupplierSession(storage);
  return peopleMachine.provide({
    actors: {
      load: fromPromise<Loaded, undefined>(({ signal }) => supplier.people({}, { signal, fresh: true, handled: true })),
      invite: fromPromise<Done, Invite>(({ input: { key, ...data }, signal }) =>
        supplier.invite(data, { idempotencyKey: key, signal, handled: true }),
      ),
      remove: fromPromise<Done, Removal>(({ input: { key, ...data }, signal }) =>
        supplier.remove(data, { idempotencyKey: key, signal, handled: true }),
      ),
      change: fromPromise<Done, RightChange & { readonly key: string }>(({ input: { id, right, key }, signal }) =>
        supplier.setRight({ accountId: id, right }, { idempotencyKey: key, signal, handled: true }),
      ),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(causeOf(event)),
      endSession: () => session.end(),
      takeKey: assign(({ context }) => ({ key: context.key ?? ids.uuid() })),
    },
    guards: { hasToken: () => session.hasToken() },
  });
}

const isLost = (answer: Done): boolean => !answer.ok && answer.error.kind === 'INVALID_TOKEN';
