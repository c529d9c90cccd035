import { describe, expect, test } from 'vitest';
import { createCountedTimer } from './counted-timer.ts';
import { type Chart, isBroken, TEST_PORT_BREAKS, type WalkableFlow, walkFlow } from './walk-flow.ts';

type Mode = 'idle' | 'loading' | 'pausing' | 'done';
type Event = { readonly type: 'load.requested' } | { readonly type: 'mark.changed' };

/** Defects of the test flow; none by default. */
interface Fault {
  /** Stays busy after the pending call has failed. */
  readonly hangs?: boolean;
  /** Handles events after it was stopped. */
  readonly takesMore?: boolean;
  /** Does not clear its timer when it is stopped. */
  readonly leavesTimer?: boolean;
  /** Reports a bug although nothing has failed. */
  readonly reports?: boolean;
  /** No event leaves its final view. */
  readonly isTrap?: boolean;
}

/** A flow that loads something, waits a moment, and is done; while it is idle, marks can be set on it. */
function openWorld({ hangs, takesMore, leavesTimer, reports, isTrap }: Fault = {}) {
  const timer = createCountedTimer();
  const texts = new Map<string, string>();
  const reported: unknown[] = [];
  let view: { readonly busy: boolean; readonly mode: Mode; readonly marks: number } = {
    busy: false,
    mode: 'idle',
    marks: 0,
  };
  let [isStopped, pause] = [false, undefined as unknown];
  const go = (mode: Mode, marks = view.marks) => {
    view = { busy: mode === 'loading' || mode === 'pausing', mode, marks };
  };
  const load = {
    name: 'load',
    endings: {
      good() {
        go('pausing');
        pause = timer.setTimeout(() => go('done'), 100);
      },
      [TEST_PORT_BREAKS]() {
        reported.push(new Error(TEST_PORT_BREAKS));
        go('idle');
      },
      bad() {
        if (reports) reported.push('bad');
        if (!hangs) go('idle');
      },
    },
  };
  const flow: WalkableFlow['flow'] & { readonly view: () => typeof view } = {
    view: () => view,
    subscribe: () => () => undefined,
    events: [],
    send({ type }: Event) {
      if (isStopped && !takesMore) return;
      if (type === 'load.requested' && (view.mode === 'idle' || (view.mode === 'done' && !isTrap))) go('loading');
      if (type === 'mark.changed' && view.mode === 'idle') go('idle', (view.marks + 1) % 4);
    },
    stop() {
      isStopped = true;
      if (!leavesTimer) timer.clearTimeout(pause);
    },
  };
  return { flow, timer, texts, reported, waiting: () => (view.mode === 'loading' ? [load] : []) };
}

type World = ReturnType<typeof openWorld>;

const chart = (fault: Fault = {}, more: Partial<Chart<World>> = {}): Chart<World> => ({
  open: () => openWorld(fault),
  events: { loads: { type: 'load.requested' } as never, marks: { type: 'mark.changed' } as never }, // the flow's own
  rules: () => ({}),
  depth: 5,
  ...more,
});

describe('a walk through a flow', () => {
  test('visits every reachable state, and every step in each', async () => {
    const seen = new Set<string>();
    const { states, steps } = await walkFlow(
      chart(
        {},
        {
          rules({ mode, marks }, _, path) {
            seen.add(`${mode} ${marks}`);
            return { 'the path is told': path.length > 0 };
          },
        },
      ),
    );
    const modes = ['idle', 'loading', 'pausing', 'done'];
    expect([...seen].filter((state) => state.endsWith(' 0')).sort()).toEqual(modes.map((mode) => `${mode} 0`).sort());
    expect([states > seen.size - 1, steps > states]).toEqual([true, true]);
  });

  test.each<[string, Fault, string]>([
    ['stays busy for ever', { hangs: true }, 'busy for ever after: '],
    ['takes events when it is stopped', { takesMore: true }, 'goes on when it was stopped after: '],
    ['leaves a timer when it is stopped', { leavesTimer: true }, 'goes on when it was stopped after: '],
    ['reports what is no bug', { reports: true }, 'reports nothing but bugs, but not after: '],
    ['cannot be left', { isTrap: true }, 'no way out after: loads, load → good, time passes'],
  ])('finds a flow that %s', async (_, fault, message) => {
    await expect(walkFlow(chart(fault))).rejects.toThrow(message);
  });

  test('accepts an end state', async () => {
    const isEnd: Chart<World>['isEnd'] = ({ busy }) => !busy;
    expect((await walkFlow(chart({ isTrap: true }, { isEnd }))).states).toBeGreaterThan(4);
  });

  test('reports the broken rule and the path to it', async () => {
    const rules: Chart<World>['rules'] = ({ marks }) => ({
      'it is open': true,
      'there are two marks at most': marks < 3,
    });
    await expect(walkFlow(chart({}, { rules }))).rejects.toThrow('there are two marks at most, but not after: ');
  });

  test.each([
    [2, false],
    [3, true],
  ])('takes %i steps from the start and no more, and finds three marks: %s', async (depth, isFound) => {
    const rules: Chart<World>['rules'] = ({ marks }) => ({ 'there are two marks at most': marks < 3 });
    const events = { marks: { type: 'mark.changed' } as never };
    const walked = walkFlow(chart({}, { rules, events, depth }));
    await (isFound
      ? expect(walked).rejects.toThrow('two marks')
      : expect(walked).resolves.toMatchObject({ states: 3 }));
  });

  test('runs acts around the flow too, and counts the device as part of the state', async () => {
    const write = ({ texts }: World) => void texts.set('note', 'x'.repeat(((texts.get('note')?.length ?? 0) + 1) % 4));
    const walked = await walkFlow(chart({}, { events: {}, acts: { 'another tab writes': write } }));
    expect(walked.states).toBe(5);
  });

  test('treats states that differ only in a blurred member as one', async () => {
    const events = { marks: { type: 'mark.changed' } as never };
    expect((await walkFlow(chart({}, { events }))).states).toBe(4);
    await expect(walkFlow(chart({}, { events, blurred: ['marks'] }))).rejects.toThrow('no way out after: ');
  });
});

test('a path is broken if a port broke on it', () => {
  expect([[], ['loads', 'load → bad'], ['loads', `load → ${TEST_PORT_BREAKS}`, 'loads']].map(isBroken)).toEqual([
    false,
    false,
    true,
  ]);
});
