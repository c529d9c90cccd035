import { describe, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { gatewayError } from '../contract/error.ts';
import { samplePurchase, sampleUser } from './account.test-data.ts';
import { type SessionEvent, sessionMachine } from './session.machine.ts';
import { sessionView } from './session.view.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

const user = { ...sampleUser, ...samplePurchase };
const LOGIN = { token: 'bt_new', source: 'login', email: 'priya@malabar.example' } as const;

const PERSON: readonly SessionEvent[] = [
  { type: 'login.succeeded', ...LOGIN },
  { type: 'logout.requested' },
  { type: 'storage.changed' },
  { type: 'token.rejected' },
  { type: 'user.changed' },
  { type: 'account.erased' },
];

const WAITING = ['open.reading', 'open.checking', 'loggingOut'] as const;

const ANSWERS: Readonly<Record<(typeof WAITING)[number], readonly unknown[]>> = {
  'open.reading': [
    { hasToken: false, user: null },
    { hasToken: true, user: null },
    { hasToken: true, user },
  ],
  'open.checking': [
    { kind: 'user', user },
    { kind: 'user', user: { ...user, tagCodes: ['TG9'] } },
    { kind: 'nobody' },
    { kind: 'changed' },
    { kind: 'unknown', error: gatewayError('TIME_OUT') },
  ],
  loggingOut: [undefined],
};

const pathOf = ({ value }: Snapshot): string => (typeof value === 'string' ? value : `open.${value.open}`);

function answersFor(state: Snapshot): readonly object[] {
  const waiting = WAITING.find((path) => path === pathOf(state));
  if (waiting === undefined) return [];
  const name = `0.session.${waiting}`;
  const answers = ANSWERS[waiting].map((output) => ({ type: `xstate.done.actor.${name}`, output }));
  const timeOut = waiting === 'loggingOut' ? [{ type: 'xstate.after.LOGOUT_TIMEOUT.session.loggingOut' }] : [];
  return [...answers, ...timeOut, { type: `xstate.error.actor.${name}`, error: new Error('broken') }];
}

const paths = getShortestPaths(sessionMachine, {
  // Responses are the machine's internal events, which its event type does not include.
  events: (state: Snapshot) => [...PERSON, ...(answersFor(state) as SessionEvent[])],
  serializeState: ({ value, context: { hasToken, user: known } }: Snapshot) => JSON.stringify([value, hasToken, known]),
});
const states = paths.map(({ state }) => state);

describe('every reachable state of the session', () => {
  test('covers all states', () => {
    expect([...new Set(states.map(pathOf))].sort()).toEqual([
      'loggingOut',
      'open.buyer',
      'open.checking',
      'open.reading',
      'open.unreachable',
      'open.visitor',
    ]);
  });

  test('R-6.001 R-6.002 a buyer has a token, and a visitor without a token has no user', () => {
    for (const state of states) {
      const view = sessionView(state);
      if (view.role === 'buyer') expect(view.isLoggedIn).toBe(true);
      if (!view.isLoggedIn) expect([view.role, view.user, view.tracking.User_ID]).toEqual(['visitor', null, '']);
    }
  });

  test('R-4.035 REL-18 only a logout, a response about the token, or the device itself removes a token', () => {
    for (const { steps } of paths) {
      steps.forEach(({ event, state }, index) => {
        const before = steps[index - 1]?.state;
        if (before?.context.hasToken !== true || state.context.hasToken === true) return;
        const ends = ['loggingOut', 'open.reading', 'open.checking'];
        expect(ends).toContain(pathOf(before));
        if (pathOf(before) === 'open.checking') expect(event).toMatchObject({ output: { kind: 'nobody' } });
      });
    }
  });

  test('no view contains a token', () => {
    for (const state of states) expect(JSON.stringify(sessionView(state))).not.toMatch(/bt_/);
  });

  test('handles a failure in every waiting state', () => {
    for (const state of states.filter((state) => state.hasTag('busy'))) {
      const failures = answersFor(state).filter((event) => 'error' in event);
      expect(failures.length).toBe(1);
      for (const failure of failures) expect(state.can(failure as object as SessionEvent)).toBe(true);
    }
  });
});
