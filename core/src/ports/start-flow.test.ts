import { describe, expect, test } from 'vitest';
import { assign, emit, fromPromise, SimulatedClock, setup } from 'xstate';
import { startFlow } from './start-flow.ts';
import { waitForView, waitUntilIdle } from './wait-for-view.ts';

/** Counts events, loads something for a second, and ends. */
const machine = setup({
  types: {
    input: {} as { readonly first: number },
    context: {} as { readonly count: number },
    events: {} as { readonly type: 'one.added' } | { readonly type: 'load.requested' } | { readonly type: 'end' },
    emitted: {} as { readonly type: 'counted'; readonly count: number },
    output: {} as string,
    tags: {} as 'busy',
  },
  actors: { load: fromPromise<void>(async () => undefined) },
}).createMachine({
  context: ({ input }) => ({ count: input.first }),
  initial: 'open',
  states: {
    open: {
      on: {
        'one.added': {
          actions: [
            assign({ count: ({ context }) => context.count + 1 }),
            emit(({ context }) => ({ type: 'counted' as const, count: context.count })),
          ],
        },
        'load.requested': 'waiting',
        end: 'ended',
      },
    },
    waiting: { tags: 'busy', after: { 1000: 'loading' } },
    loading: { tags: 'busy', invoke: { src: 'load', onDone: 'open' } },
    ended: { type: 'final' },
  },
  output: 'the end',
});

function start() {
  const clock = new SimulatedClock();
  const seen: unknown[] = [];
  let made = 0;
  const flow = startFlow(machine, {
    input: { first: 3 },
    timer: clock,
    view: (snapshot) => {
      made += 1;
      return { busy: snapshot.hasTag('busy'), count: snapshot.context.count };
    },
    onEmitted: (event) => void seen.push(event),
    onDone: (output) => void seen.push(output),
  });
  return { flow, clock, seen, made: () => made };
}

describe('a machine as a flow', () => {
  test('creates its view once per change, and returns the same object until then', () => {
    const { flow, made } = start();
    const first = flow.view();
    expect([flow.view() === first, first, made()]).toEqual([true, { busy: false, count: 3 }, 1]);
    flow.send({ type: 'one.added' });
    expect([flow.view(), made()]).toEqual([{ busy: false, count: 4 }, 2]);
  });

  test('notifies subscribers of changes until they unsubscribe', () => {
    const { flow } = start();
    const counts: number[] = [];
    const stop = flow.subscribe(() => counts.push(flow.view().count));
    flow.send({ type: 'one.added' });
    stop();
    flow.send({ type: 'one.added' });
    expect(counts).toEqual([4]);
  });

  test('reports its emitted events and its output once', () => {
    const { flow, seen } = start();
    flow.send({ type: 'one.added' });
    flow.send({ type: 'end' });
    flow.send({ type: 'one.added' });
    flow.stop();
    expect([seen, flow.view().count]).toEqual([[{ type: 'counted', count: 4 }, 'the end'], 4]);
  });

  test('a stopped flow has not ended and ignores further events', () => {
    const { flow, seen } = start();
    flow.stop();
    flow.send({ type: 'one.added' });
    expect([seen, flow.view().count, [...flow.events].sort()]).toEqual([[], 3, ['end', 'load.requested', 'one.added']]);
  });
});

describe('waiting for a view', () => {
  test('resolves at once if the view matches, and otherwise as soon as it does', async () => {
    const { flow, clock } = start();
    expect(await waitUntilIdle(flow)).toEqual({ busy: false, count: 3 });
    flow.send({ type: 'load.requested' });
    const idle = waitUntilIdle(flow);
    clock.increment(1000);
    expect(await idle).toEqual({ busy: false, count: 3 });
  });

  test('rejects if the caller aborts, before the wait or during it', async () => {
    const { flow } = start();
    const caller = new AbortController();
    const waiting = waitForView(flow, ({ count }) => count === 9, caller.signal);
    caller.abort();
    await expect(waiting).rejects.toThrow('aborted');
    await expect(waitForView(flow, ({ count }) => count === 9, caller.signal)).rejects.toThrow('aborted');
  });

  test('removes its listeners when it is over, whatever the outcome', async () => {
    const listeners = new Set<() => void>();
    const signals = new Set<() => void>();
    let busy = true;
    const flow = {
      view: () => ({ busy }),
      subscribe(changed: () => void) {
        listeners.add(changed);
        return () => void listeners.delete(changed);
      },
    };
    const signal = {
      aborted: false,
      addEventListener: (_: 'abort', listener: () => void) => void signals.add(listener),
      removeEventListener: (_: 'abort', listener: () => void) => void signals.delete(listener),
    };
    const left = expect(waitUntilIdle(flow, signal)).rejects.toThrow('aborted');
    expect([listeners.size, signals.size]).toEqual([1, 1]);
    for (const abort of signals) abort();
    await left;
    expect(listeners.size).toBe(0);
    signals.clear();
    const idle = waitUntilIdle(flow, signal);
    for (const changed of listeners) changed();
    busy = false;
    for (const changed of listeners) changed();
    expect([await idle, listeners.size, signals.size]).toEqual([{ busy: false }, 0, 0]);
    expect([await waitUntilIdle(flow, signal), listeners.size, signals.size]).toEqual([{ busy: false }, 0, 0]);
  });
});
