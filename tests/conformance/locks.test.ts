import { createBrowserLocks } from '@fairhall/adapters/browser/locks';
import { createSimulatedClock, type SimulatedClock } from '@fairhall/adapters/memory/simulated-clock';
import { createMemoryLocks } from '@fairhall/core/deferral/memory-locks';
import type { Locks } from '@fairhall/core/ports/locks';
import { describe, expect, test } from 'vitest';

/** Two users of the same lock names: two tabs of a browser, or two flows of one page. */
interface Bench {
  readonly clock: SimulatedClock;
  readonly one: Locks;
  readonly other: Locks;
}

const bench = (one: Locks, other = one): Bench => ({ clock: createSimulatedClock(), one, other });

const benches: Record<string, () => Bench> = {
  memory: () => bench(createMemoryLocks()),
  'two tabs with Web Locks': () => bench(createBrowserLocks(navigator.locks), createBrowserLocks(navigator.locks)),
  'one page without Web Locks': () => bench(createBrowserLocks(undefined)),
};

/** Work that runs until `finish` is called. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, finish: resolve };
}

/** Lets all pending work finish, however long it waits. */
const letPass = ({ clock }: Bench) => clock.advance(60_000);

describe.each(Object.entries(benches))('the locks: %s', (name, create) => {
  const lock = `conformance ${name}`;

  test('REL-11 one task runs at a time, and every caller gets a turn', async () => {
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

  test('a failed task rejects, and the next one runs', async () => {
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

  test('locks with different names do not block each other', async () => {
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
