import { describe, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import {
  type Answer,
  task as aTask,
  KEY,
  loginFinishedEvent,
  networkError,
  openBrowserOn,
  serverError,
  taskWithOtherKey,
  timeOut,
} from '../app/deferral.test-driver.ts';
import { tokenExpired } from '../app/session.test-driver.ts';
import type { DeferrableTask } from '../ports/deferral.ts';
import { ok } from '../result.ts';
import { type DeferralEvent, deferralMachine } from './deferral.machine.ts';
import { type DeferredTask, taskRecord } from './task.ts';

const KEYS = [KEY, taskWithOtherKey.idempotencyKey] as const;
const taskOf = (key: string): DeferrableTask => ({ ...aTask, idempotencyKey: key });
const place = { path: '/rfq', loginBy: 'modal' } as const;
const recordOf = (key: string): DeferredTask => taskRecord(taskOf(key), place, 0);

describe('every reachable state of the deferral', () => {
  type Snapshot = SnapshotFrom<typeof deferralMachine>;

  const PERSON: readonly DeferralEvent[] = [
    ...KEYS.map((key) => ({ type: 'task.submitted' as const, task: taskOf(key) })),
    { type: 'login.finished' },
    { type: 'login.dismissed' },
    { type: 'logout.finished' },
  ];

  function answersFor({ value, context }: Snapshot): readonly object[] {
    const done = (output: unknown) => ({ type: `xstate.done.actor.0.deferral.${value}`, output });
    const broken = { type: `xstate.error.actor.0.deferral.${value}`, error: new Error('broken') };
    const task = context.task ?? recordOf(KEYS[0]);
    switch (value) {
      case 'reading':
        return [
          ...[null, task].flatMap((kept) => [true, false].map((hasToken) => done({ task: kept, hasToken }))),
          broken,
        ];
      case 'storing': {
        const kept = recordOf(context.submitted?.idempotencyKey ?? '');
        const ways = ['modal', 'route', 'bridge'];
        return [...ways.flatMap((way) => [true, false].map((hasToken) => done({ task: kept, hasToken, way }))), broken];
      }
      case 'running':
        return [
          ...['lost', 'expired'].map((kind) => done({ kind, task })),
          // A task of this page always exists.
          ...(context.isLocal ? [] : [done({ kind: 'nothing' })]),
          done({ kind: 'sent', task, answer: { rfqId: 'r1' } }),
          done({ kind: 'failed', task, error: serverError.error }),
          broken,
        ];
      case 'pausing':
        return [{ type: 'xstate.after.PAUSE_MS.deferral.pausing' }];
      default:
        return [];
    }
  }

  const paths = getShortestPaths(deferralMachine, {
    // Responses are the machine's internal events, which its event type does not include.
    events: (state: Snapshot) => [...PERSON, ...(answersFor(state) as DeferralEvent[])],
    filterEvents: ({ context }: Snapshot) => context.lostTries < 3,
    serializeState({ value, context: { submitted, task, isLocal, way, lostTries, settled } }: Snapshot) {
      const ids = [submitted?.idempotencyKey, task?.taskId, settled?.taskId, settled?.outcome.kind, settled?.isLocal];
      return JSON.stringify([value, ids, isLocal, way, lostTries]);
    },
  });

  test('all states of the machine are reachable', () => {
    expect([...new Set(paths.map(({ state }) => state.value))].sort()).toEqual([
      'idle',
      'pausing',
      'reading',
      'running',
      'storing',
      'waiting',
    ]);
  });

  test('a submitted task is either settled or still there', () => {
    for (const { steps, state } of paths) {
      const submitted = steps.flatMap(({ event }) =>
        event.type === 'task.submitted' ? [event.task.idempotencyKey] : [],
      );
      const told = steps.flatMap(({ state: { context } }) => context.settled?.taskId ?? []);
      const { submitted: present, task } = state.context;
      for (const key of new Set(submitted)) {
        expect([...told, present?.idempotencyKey, task?.taskId]).toContain(key);
      }
    }
  });

  test('a task has the same key as long as it is being sent', () => {
    for (const { steps } of paths) {
      steps.forEach(({ state }, index) => {
        const before = steps[index - 1]?.state;
        const goesOn = before?.matches('running') && (state.matches('running') || state.matches('pausing'));
        if (goesOn && before?.context.task) expect(state.context.task?.taskId).toBe(before.context.task.taskId);
      });
    }
  });

  test('every busy state handles an error of its port', () => {
    for (const { state } of paths) {
      if (!state.hasTag('busy') || state.matches('pausing')) continue;
      const failures = answersFor(state).filter((event) => 'error' in event);
      expect(failures.length).toBe(1);
      for (const failure of failures) expect(state.can(failure as object as DeferralEvent)).toBe(true);
    }
  });
});

/** The gateway's handling of a submit, and the fate of its response. */
const SERVER = ['sent', 'lostBefore', 'lostAfter', 'timeOut', 'expired', 'refused'] as const;
type Turn = (typeof SERVER)[number];
/** When the page dies; `never` means that it survives. */
const DEATHS = ['never', 'handed', 'loggedIn', 'sending'] as const;

const tick = async () => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Lets promises continue until the condition holds, and no further. */
async function until(happened: () => boolean): Promise<void> {
  for (let turn = 0; turn < 50 && !happened(); turn += 1) await Promise.resolve();
}

/** A gateway that executes a submit once per key, like the real one, with faults between it and its caller. */
function createServer(turns: readonly Turn[], hasToken: () => boolean) {
  const keys: string[] = [];
  const done = new Set<string>();
  let withoutToken = 0;
  async function submit(_: unknown, { idempotencyKey }: { readonly idempotencyKey: string }): Promise<Answer> {
    const turn = turns[keys.length] ?? 'sent';
    keys.push(idempotencyKey);
    if (!hasToken()) withoutToken += 1;
    if (turn === 'lostBefore') return networkError;
    if (turn === 'timeOut') return timeOut;
    if (turn === 'expired') return tokenExpired;
    if (turn === 'refused' && !done.has(idempotencyKey)) return serverError;
    done.add(idempotencyKey);
    return turn === 'lostAfter' ? networkError : ok({ rfqId: 'r1' });
  }
  return { submit, keys, done, withoutToken: () => withoutToken };
}

async function story(turns: readonly Turn[], death: (typeof DEATHS)[number], loginBy: 'modal' | 'route', tabs: number) {
  const server = createServer(turns, () => browser.token.read() !== null);
  const browser = openBrowserOn(server.submit, { loginBy });
  const pages = Array.from({ length: tabs }, browser.openTab);
  const reopen = async () => {
    pages[0]?.die();
    pages[0] = browser.openTab();
    await tick();
  };
  await tick();
  pages[0]?.atOnce({ type: 'task.submitted', task: taskOf(KEYS[0]) });
  await tick();
  if (death === 'handed') await reopen();
  for (let round = 0; round < 6; round += 1) {
    if (browser.token.read() === null || pages.some((page) => page.view().state === 'waiting')) {
      browser.logIn();
      if (round === 0 && death === 'loggedIn') await reopen();
      for (const page of pages) page.atOnce(loginFinishedEvent);
      if (round === 0 && death === 'sending') {
        await until(() => server.keys.length > 0);
        await reopen();
      }
    }
    await tick();
    for (const { clock } of pages) clock.increment(2_000);
    await tick();
  }
  return {
    server,
    bugs: browser.reported,
    left: browser.tasks.read(),
    view: pages[0]?.view(),
    outcome: pages[0]?.outcome()?.kind,
  };
}

describe('REL-11 REL-12 failures between any two steps', () => {
  const stories = SERVER.flatMap((first) => SERVER.map((second) => [first, second] as const));

  test.each(stories)('a task is sent under one key when the first answers are %s and %s', async (...turns) => {
    for (const death of DEATHS) {
      for (const loginBy of ['modal', 'route'] as const) {
        for (const tabs of [1, 2]) {
          const { server, bugs, left, view, outcome } = await story(turns, death, loginBy, tabs);
          const what = JSON.stringify({ turns, death, loginBy, tabs, keys: server.keys, view });
          expect(new Set(server.keys), what).toEqual(new Set([KEYS[0]]));
          expect([server.withoutToken(), bugs, left, view?.state], what).toEqual([0, [], null, 'idle']);
          if (outcome === 'sent') expect(server.done.size, what).toBe(1);
          if (turns.every((turn) => turn !== 'refused')) expect(server.done.size, what).toBe(1);
        }
      }
    }
  });
});
