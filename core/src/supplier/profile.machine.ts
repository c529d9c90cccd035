import { assign, fromPromise, setup } from 'xstate';
import type { InputOf } from '../contract/call.ts';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { Profile, supplierProfile } from '../contract/supplier/profile-calls.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import type { Failure } from '../forms/rule.ts';
import { SENDING_STATES } from '../forms/sending.ts';
import { causeOf, throwBug, unbound, unboundAction } from '../ports/unbound.ts';
import type { Result } from '../result.ts';
import type { SupplierPorts } from '../supplier-login/ports.ts';
import { createSupplierSession } from '../supplier-login/session.ts';
import { merged, savedOf, type Values, valuesOf } from './profile.form.ts';
import { failureOf, fieldsOf } from './profile.rules.ts';

export type ProfileEvent =
  | { readonly type: 'field.changed'; readonly name: string; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: string }
  /** A weekday by ISO 8601, in or out. */
  | { readonly type: 'day.toggled'; readonly day: number }
  /** The language whose words are shown. */
  | { readonly type: 'language.selected'; readonly lang: string }
  | { readonly type: 'form.submitted' }
  | { readonly type: 'retry.requested' };

type Loaded = Result<Profile, GatewayError>;
type Saved = Result<{ readonly version: string }, GatewayError>;
interface Save {
  readonly data: InputOf<typeof supplierProfile.save>;
  readonly key: string;
}

interface ProfileContext {
  /** As it was read last. */
  readonly profile: Profile | null;
  readonly values: Values;
  /** What fields that were looked at have wrong; null for right ones. */
  readonly failures: Readonly<Record<string, Failure | null>>;
  /** What somebody else saved in fields that were changed here too. */
  readonly theirs: Values;
  /** Somebody else has saved meanwhile, and what was typed here is not saved yet. */
  readonly isMerged: boolean;
  readonly isSaved: boolean;
  readonly lang: string;
  /** When the page was opened, in epoch milliseconds. */
  readonly now: number;
  readonly key: string | null;
  readonly refusals: number;
  readonly error: GatewayError | null;
}

/** What a supplier shows of itself, read by all its people and written by those who manage. D-52 D-65 */
export const profileMachine = setup({
  types: {
    input: {} as { readonly now: number },
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    tags: {} as 'busy',
  },
  actors: { load: unbound<Loaded, undefined>('load'), save: unbound<Saved, Save>('save') },
  actions: {
    reportBug: throwBug,
    endSession: unboundAction('endSession'),
    takeKey: unboundAction('takeKey'),
    fail: assign((_, error: GatewayError) => ({ error })),
    failed: assign((_, answer: Result<unknown, GatewayError>) => ({ error: answer.ok ? null : answer.error })),
    show: assign(({ context }, answer: Loaded) => (answer.ok ? shown(context, answer.value) : {})),
    type: assign(({ context }, { name, value }: Typed) => typed(context, name, value)),
    leave: assign(({ context }, name: string) => left(context, name)),
    refuse: assign(({ context }) => refused(context)),
  },
  guards: {
    hasToken: unboundAction('hasToken'),
    isRight: ({ context }) => firstWrong(context) === undefined,
  },
  delays: { LOADING_DELAY },
}).createMachine({
  id: 'supplierProfile',
  context: ({ input }) => ({
    ...{ profile: null, values: {}, failures: {}, theirs: {}, isMerged: false, isSaved: false, lang: 'en' },
    ...{ now: input.now, key: null, refusals: 0, error: null },
  }),
  initial: 'opened',
  states: {
    opened: { always: [{ guard: 'hasToken', target: 'loading' }, { target: 'visitor' }] },
    visitor: { type: 'final', entry: assign({ profile: null, error: null }) },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: [
          { guard: ({ event }) => isLost(event.output), target: 'visitor', actions: 'endSession' },
          {
            guard: ({ event }) => event.output.ok,
            target: 'shown',
            actions: { type: 'show', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'failed', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: ['reportBug', { type: 'fail', params: gatewayError('SERVER_ERROR') }] },
      },
    },
    failed: { on: { 'retry.requested': { target: 'loading', actions: assign({ error: null }) } } },
    shown: {
      on: {
        'field.changed': { actions: { type: 'type', params: ({ event }) => event } },
        'field.blurred': { actions: { type: 'leave', params: ({ event }) => event.name } },
        'day.toggled': {
          actions: {
            type: 'type',
            params: ({ context, event }) => ({ name: 'days', value: toggled(context.values.days ?? '', event.day) }),
          },
        },
        'language.selected': { actions: assign(({ event }) => ({ lang: event.lang })) },
        'form.submitted': [
          { guard: ({ context }) => context.profile?.canEdit !== true },
          { guard: 'isRight', target: 'saving' },
          { actions: 'refuse' },
        ],
      },
    },
    saving: {
      ...SENDING_STATES,
      tags: 'busy',
      entry: [assign({ error: null, isSaved: false }), 'takeKey'],
      invoke: {
        src: 'save',
        input: ({ context: { profile, values, key } }) => {
          if (profile === null) throw new Error('nothing is saved before it was read');
          return { data: savedOf(values, profile), key: key ?? '' };
        },
        onDone: [
          { guard: ({ event }) => isLost(event.output), target: 'visitor', actions: 'endSession' },
          {
            guard: ({ event }) => event.output.ok,
            target: 'shown',
            actions: assign(({ context, event }) =>
              event.output.ok ? saved(context, event.output.value.version) : {},
            ),
          },
          {
            guard: ({ event }) => isOvertaken(event.output),
            target: 'loading',
            actions: assign({ isMerged: true, key: null }),
          },
          { target: 'shown', actions: { type: 'failed', params: ({ event }) => event.output } },
        ],
        onError: { target: 'shown', actions: ['reportBug', { type: 'fail', params: gatewayError('SERVER_ERROR') }] },
      },
    },
  },
});

type Typed = { readonly name: string; readonly value: string };
type Change = Partial<ProfileContext>;

/** Binds the profile to the gateway. */
export function provideProfile({ supplierGateway, storage, ids, bugs }: SupplierPorts) {
  const { supplierProfile } = supplierGateway;
  const session = createSupplierSession(storage);
  return profileMachine.provide({
    actors: {
      load: fromPromise<Loaded, undefined>(({ signal }) =>
        supplierProfile.read({}, { signal, fresh: true, handled: true }),
      ),
      save: fromPromise<Saved, Save>(({ input: { key, data }, signal }) =>
        supplierProfile.save(data, { idempotencyKey: key, signal, handled: true }),
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

/** What was read, below what was typed before somebody else saved. */
function shown({ profile: base, values, isMerged }: ProfileContext, profile: Profile): Change {
  const read = valuesOf(profile);
  if (base === null || !isMerged) return { profile, values: read, theirs: {}, failures: {}, error: null };
  return { profile, ...merged(valuesOf(base), values, read), error: null };
}

function saved({ profile, values }: ProfileContext, version: string): Change {
  if (profile === null) return {};
  const { version: _, ...data } = savedOf(values, profile);
  const present: Profile = { ...profile, ...data, version };
  return {
    profile: present,
    values: valuesOf(present),
    failures: {},
    theirs: {},
    isMerged: false,
    isSaved: true,
    key: null,
  };
}

/** A field that showed a mistake is looked at while it is typed in. */
function typed(context: ProfileContext, name: string, value: string): Change {
  const values = { ...context.values, [name]: value };
  const failures = { ...context.failures };
  if (failures[name]) failures[name] = failureOf(values, name, context.now, 'change');
  return { values, failures, key: null, error: null, isSaved: false };
}

/** An empty field that was never looked at shows nothing when it is left. */
function left({ values, failures, now }: ProfileContext, name: string): Change {
  if (values[name] === '' && failures[name] === undefined) return {};
  return { failures: { ...failures, [name]: failureOf(values, name, now, 'blur') } };
}

function allFailures({ profile, values, now }: ProfileContext): readonly (readonly [string, Failure | null])[] {
  const fields = profile === null ? [] : fieldsOf(profile);
  return fields.map((name) => [name, failureOf(values, name, now, 'submit')]);
}

/** The first wrong field in the order of the page, those of the language that is shown before others. */
export function firstWrong(context: ProfileContext): string | undefined {
  const wrong = allFailures(context).flatMap(([name, failure]) => (failure === null ? [] : [name]));
  return wrong.find((name) => !name.includes('.') || name.endsWith(`.${context.lang}`)) ?? wrong[0];
}

/** The language of the first wrong field is shown. */
function refused(context: ProfileContext): Change {
  const [, lang = context.lang] = (firstWrong(context) ?? '').split('.');
  return {
    ...{ failures: Object.fromEntries(allFailures(context)), lang },
    ...{ refusals: context.refusals + 1, error: null, isSaved: false },
  };
}

function toggled(days: string, day: number): string {
  const sign = String(day);
  return [...(days.includes(sign) ? days.replace(sign, '') : days + sign)].sort().join('');
}

const isLost = (answer: Result<unknown, GatewayError>): boolean => !answer.ok && answer.error.kind === 'INVALID_TOKEN';
const isOvertaken = (answer: Saved): boolean => !answer.ok && answer.error.code === '409';
