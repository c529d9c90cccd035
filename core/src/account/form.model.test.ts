import { beforeAll, describe, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { gatewayError } from '../contract/error.ts';
import { err, ok } from '../result.ts';
import { ADDRESS_NOT_VERIFIED, type FormKind, parseMemberCheck, parseVerification } from './address-check.ts';
import { type FormEvent, formMachine } from './form.machine.ts';
import { formView } from './form.view.ts';

type Snapshot = SnapshotFrom<typeof formMachine>;

const SECRET = 'a-long-secret';
const TOKEN = 'bt_of-the-answer';
const network = err(gatewayError('NETWORK_ERROR'));
const refusal = (code: string) => err(gatewayError('SERVER_ERROR', code));

const STATES = 'form.entering.form';
const answered = (state: string, output: unknown) => ({ type: `xstate.done.actor.0.${STATES}.${state}`, output });
const broken = (state: string) => ({ type: `xstate.error.actor.0.${STATES}.${state}`, error: new Error('broken') });

type StateOfForm = 'sending' | { readonly open: 'checking' | 'verifying' };
const isAt = (state: Snapshot, form: StateOfForm): boolean => state.matches({ entering: { form } });

const PERSON: readonly FormEvent[] = [
  { type: 'email.changed', value: 'priya@malabar.example' },
  { type: 'email.changed', value: 'priya@' },
  { type: 'email.blurred' },
  { type: 'email.filled', value: 'omar@malabar.example' },
  { type: 'password.changed', value: SECRET },
  { type: 'clause.toggled' },
  { type: 'form.submitted' },
  { type: 'form.cleared' },
];

/** Every gateway response that the given state may be waiting for, and no other. */
function answersFor(state: Snapshot): readonly object[] {
  if (isAt(state, { open: 'checking' })) {
    const { kind } = state.context;
    const members = [
      ok({ registered: 1 as const, supplierId: null }),
      ok({ registered: 0 as const, supplierId: null }),
    ];
    const others = [ok({ registered: 0 as const, supplierId: '1' }), network];
    const results = [...members, ...others].map((answer) => parseMemberCheck(kind, answer));
    return [...results.map((result) => answered('open.checking', result)), broken('open.checking')];
  }
  if (isAt(state, { open: 'verifying' })) {
    const results = [
      parseVerification(ok({ isVerify: 'valid', result: '1' })),
      parseVerification(ok({ isVerify: 'valid', result: '2' })),
      parseVerification(ok({ isVerify: 'invalid', result: '3' })),
      ADDRESS_NOT_VERIFIED,
    ];
    const timeOut = { type: `xstate.after.EMAIL_VERIFY_TIMEOUT.${STATES}.open.verifying` };
    return [...results.map((result) => answered('open.verifying', result)), timeOut, broken('open.verifying')];
  }
  if (!isAt(state, 'sending')) return [];
  const answers = [ok(TOKEN), network, ...['1001', '1003', '1004'].map(refusal)];
  return [...answers.map((answer) => answered('sending', answer)), broken('sending')];
}

/** The counts of rejected submits do not distinguish states, so they are left out. */
function serializeState({ value, context }: Snapshot): string {
  const { refusals: _refusals, clauseRefusals: _clauseRefusals, ...rest } = context;
  return JSON.stringify([value, rest]);
}

function walk(kind: FormKind) {
  return getShortestPaths(formMachine, {
    input: { kind },
    // Responses are the machine's internal events, which its event type does not include.
    events: (state: Snapshot) => [...PERSON, ...(answersFor(state) as FormEvent[])],
    serializeState,
    limit: 200_000,
  });
}

describe.each(['login', 'register'] as const)('every reachable state of the %s form', (kind) => {
  let paths: ReturnType<typeof walk> = [];
  beforeAll(() => {
    paths = walk(kind);
  });
  const reached = () => paths.map(({ state }) => state);

  test('covers all states', () => {
    const values = new Set(
      reached().map(({ value }) => JSON.stringify(typeof value === 'string' ? value : value.entering.form)),
    );
    const open = ['unchecked', 'checking', 'valid', 'invalid', ...(kind === 'register' ? ['verifying'] : [])];
    expect([...values].sort()).toEqual(
      [...open.map((state) => JSON.stringify({ open: state })), '"done"', '"sending"'].sort(),
    );
  });

  test('R-4.042 offers the password only for exactly the email address that was checked', () => {
    for (const state of reached()) {
      if (!formView(state).password.available) continue;
      const { lastCheck, email } = state.context;
      expect([lastCheck?.result.passed, lastCheck?.email]).toEqual([true, email.value]);
    }
  });

  test('holds no password after success, and never shows a token', () => {
    for (const state of reached()) {
      expect(JSON.stringify(formView(state))).not.toContain(TOKEN);
      if (state.matches('done')) expect(JSON.stringify(state.context)).not.toContain(SECRET);
    }
  });

  test('R-5.048 R-5.020 never sends without a password, a valid email address and, when joining, accepted terms', () => {
    for (const { context } of reached().filter((state) => isAt(state, 'sending'))) {
      expect([context.password.value, context.lastCheck?.result.passed]).toEqual([SECRET, true]);
      if (kind === 'register') expect(context.isAccepted).toBe(true);
    }
  });

  test('leaves the typed email address alone unless the user changes or clears it', () => {
    const changes = ['email.changed', 'email.filled', 'form.cleared'];
    for (const { steps } of paths) {
      steps.forEach(({ event, state }, index) => {
        const before = steps[index - 1]?.state;
        if (before === undefined || changes.includes(event.type)) return;
        expect(state.context.email.value).toBe(before.context.email.value);
      });
    }
  });

  test('handles a failure in every waiting state', () => {
    for (const state of reached().filter((state) => state.hasTag('busy'))) {
      const failures = answersFor(state).filter((event) => 'error' in event);
      expect(failures.length).toBe(1);
      for (const failure of failures) expect(state.can(failure as object as FormEvent)).toBe(true);
    }
  });
});
