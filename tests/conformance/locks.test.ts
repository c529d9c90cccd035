import { createBrowserLocks, type LeasePorts } from '@fairhall/adapters/browser/locks';
import { createBrowserStore } from '@fairhall/adapters/browser/store';
import { createSequenceIds } from '@fairhall/adapters/memory/sequence-ids';
import { createSimulatedClock, type SimulatedClock } from '@fairhall/adapters/memory/simulated-clock';
import { createMemoryLocks } from '@fairhall/core/deferral/memory-locks';
import type { Locks } from '@fairhall/core/ports/locks';
import { describe, expect, test } from 'vitest';
import { createFakeWindow } from './fake-window.ts';

/** Two who share what there is to share, as two tabs do. */
interface Bench {
  readonly clock: SimulatedClock;
  readonly one: Locks;
  readonly other: Locks;
}

function leaseBench(): Bench & { readonly ports: LeasePorts } {
  const clock = createSimulatedClock();
  const { window } = createFakeWindow(clock);
  const ids = createSequenceIds();
  const ports = { store: createBrowserStore(window), clock, timer: clock, ids };
  return {
    clock,
    ports,
    one: createBrowserLocks(undefined, ports),
    other: createBrowserLocks(undefined, { ...ports, store: createBrowserStore(window) }),
  };
}

const shared = (locks: Locks): Bench => ({ clock: createSimulatedClock(), one: locks, other: locks });

const benches: Record<string, () => Bench> = {
  memory: () => shared(createMemoryLocks()),
  'browser with locks of its own': () => {
    const clock = createSimulatedClock();
    const { window } = createFakeWindow(clock);
    const ports = { store: createBrowserStore(window), clock, timer: clock, ids: createSequenceIds() };
    return shared(createBrowserLocks(navigator.locks, ports));
  },
  'browser without': leaseBench,
};

/** A work that goes on until it is told to end. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, finish: resolve };
}

/** Lets everything come to its turn, however long it has to wait. */
const letPass = ({ clock }: Bench) => clock.advance(60_000);

describe.each(Object.entries(benches))('the locks: %s', (name, create) => {
  const lock = `conformance ${name}`;

  test('REL-11 one works at a time, whoever asks, and everybody has a turn', async () => {
    const bench = create();
    const { one, other, clock } = bench;
    const seen: string[] = [];
    const work = (who: string) => async () => {
      seen.push(`${who} begins`);
      await new Promise<void>((resolve) => void clock.setTimeout(resolve, 20_000));
      seen.push(`${who} ends`);
      return who;
    };
    const turns = Promise.all([one.run(lock, work('a')), other.run(lock, work('b'))]);
    await letPass(bench);
    const [first = ''] = seen[0]?.split(' ') ?? [];
    const second = first === 'a' ? 'b' : 'a';
    expect(seen).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`]);
    expect(await turns).toEqual(['a', 'b']);
  });

  test('a work that fails tells so, and the next has its turn', async () => {
    const bench = create();
    const failing = bench.one.run(lock, () => Promise.reject(new Error('broken')));
    const next = bench.other.run(lock, async () => 'done');
    const settled = Promise.allSettled([failing, next]);
    await letPass(bench);
    expect(await settled).toEqual([
      { status: 'rejected', reason: new Error('broken') },
      { status: 'fulfilled', value: 'done' },
    ]);
  });

  test('names do not wait for each other', async () => {
    const bench = create();
    const { work, finish } = openWork();
    const held = bench.one.run(lock, work);
    const done: string[] = [];
    void bench.other.run(`${lock} 2`, async () => done.push('other'));
    await letPass(bench);
    finish();
    await letPass(bench);
    await held;
    expect(done).toEqual(['other']);
  });
});

describe('leases', () => {
  const KEY = 'lease_deferred-task';

  test('REL-11 a tab that died keeps the others out for ten seconds and no longer', async () => {
    const { clock, ports, one } = leaseBench();
    ports.store.set('local', KEY, JSON.stringify({ turn: 3, owner: 'gone', until: clock.now() + 10_000 }));
    const done: number[] = [];
    const start = clock.now();
    void one.run('deferred-task', async () => done.push(clock.now() - start));
    await clock.advance(9_000);
    expect(done).toEqual([]);
    await clock.advance(2_000);
    expect(done).toHaveLength(1);
    expect(JSON.parse(ports.store.get('local', KEY) ?? '')).toMatchObject({ turn: 4, until: 0 });
  });

  test('a clock that was set back does not lock anybody out', async () => {
    const { clock, ports, one } = leaseBench();
    ports.store.set('local', KEY, JSON.stringify({ turn: 1, owner: 'gone', until: clock.now() + 86_400_000 }));
    const turn = one.run('deferred-task', async () => 'done');
    await clock.advance(1_000);
    expect(await turn).toBe('done');
  });

  test.each(['', 'null', '[]', '{"turn":"1"}'])('what is no lease keeps nobody out: %s', async (written) => {
    const { clock, ports, one } = leaseBench();
    ports.store.set('local', KEY, written);
    const turn = one.run('deferred-task', async () => 'done');
    await clock.advance(1_000);
    expect(await turn).toBe('done');
  });

  test('a tab that slept through its turn leaves the lease to whoever has it now', async () => {
    const { clock, ports, one } = leaseBench();
    const { work, finish } = openWork();
    const held = one.run('deferred-task', work);
    await clock.advance(1_000);
    const others = JSON.stringify({ turn: 9, owner: 'other', until: clock.now() + 10_000 });
    ports.store.set('local', KEY, others);
    await clock.advance(4_000);
    finish();
    await held;
    expect(ports.store.get('local', KEY)).toBe(others);
  });
});
