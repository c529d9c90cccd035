import { expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

function fourPieces(mostWaiting: number) {
  const line = createWorkQueue({ name: 'test', atOnce: 2, mostWaiting });
  const doors = Array.from({ length: 4 }, () => Promise.withResolvers<string>());
  const begun: number[] = [];
  const all = doors.map((door, index) =>
    line.run([], () => {
      begun.push(index);
      return door.promise;
    }),
  );
  const open = () => {
    for (const [index, door] of doors.entries()) door.resolve(`done ${index}`);
  };
  return { line, doors, begun, all, open };
}

test('THR-35 runs two tasks at once, queues the rest, and frees the slot of a failed task', async () => {
  const { doors, begun, all, open } = fourPieces(2);
  await settled();
  expect(begun).toEqual([0, 1]);
  doors[0]?.reject(new Error('no'));
  await expect(all[0]).rejects.toThrow('no');
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  open();
  expect(await Promise.all(all.slice(1))).toEqual([
    { ok: true, value: 'done 1' },
    { ok: true, value: 'done 2' },
    { ok: true, value: 'done 3' },
  ]);
});

test('REL-22 rejects a task at once if the queue is full, and never runs it', async () => {
  const { line, begun, all, open } = fourPieces(1);
  expect(await all[3]).toEqual({ ok: false, error: 'full' });
  open();
  expect(await Promise.all(all)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }, { ok: false }]);
  expect(begun).toEqual([0, 1, 2]);
  expect(await line.run([], async () => 'later')).toEqual({ ok: true, value: 'later' });
});

/** Records the order of turns in a queue that runs one task at a time, each for a moment. */
function createQueue(size: { mostWaiting: number; atOnce?: number; eachAtOnce?: number; preferred?: string }) {
  const line = createWorkQueue({ name: 'test', atOnce: 1, ...size });
  const order: string[] = [];
  const come = (name: string, whom: readonly string[], signal?: AbortSignal) =>
    line.run(
      whom,
      async () => {
        order.push(name);
        await settled();
      },
      signal,
    );
  return { come, order, isFull: line.isFull };
}

test('THR-13 networks take turns, however many tasks one of them has waiting', async () => {
  const { come, order } = createQueue({ mostWaiting: 10 });
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => come(name, ['a'])),
    ...['b1', 'b2'].map((name) => come(name, ['b'])),
    come('c1', ['c']),
  ]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('THR-13 networks within a wide network take turns', async () => {
  const { come, order } = createQueue({ mostWaiting: 10 });
  await Promise.all([
    ...['first', 'second', 'third'].map((name) => come(name, ['wide', 'near'])),
    come('other', ['wide', 'far']),
    come('elsewhere', ['small', 'one']),
  ]);
  expect(order).toEqual(['first', 'elsewhere', 'other', 'second', 'third']);
});

test('THR-13 a preferred group gets four of five turns while others wait, and all turns while none do', async () => {
  const { come, order } = createQueue({ mostWaiting: 30, preferred: 'known' });
  const others = Array.from({ length: 3 }, (_, place) => come(`other ${place}`, ['other', `network ${place}`]));
  const known = Array.from({ length: 10 }, (_, place) => come(`known ${place}`, ['known', `network ${place}`]));
  await Promise.all([...others, ...known]);
  const turnsOfOthers = order.flatMap((name, turn) => (name.startsWith('other') ? [turn] : []));
  expect(turnsOfOthers).toEqual([0, 5, 10]);
  expect(order).toHaveLength(13);
});

test('REL-22 a full queue reports in advance which networks it would reject', async () => {
  const { come, isFull } = createQueue({ mostWaiting: 2 });
  const waiting = ['a1', 'a2'].map((name) => come(name, ['a']));
  expect([isFull(['a']), isFull(['b'])]).toEqual([false, false]);
  waiting.push(come('a3', ['a']));
  expect([isFull(['a']), isFull(['b'])]).toEqual([true, false]);
  await Promise.all(waiting);
  expect(isFull(['a'])).toBe(false);
});

test('REL-22 a full queue drops the newest task of the busiest network to make room for another network', async () => {
  const { come, order } = createQueue({ mostWaiting: 3 });
  const flood = ['a1', 'a2', 'a3', 'a4'].map((name) => come(name, ['a']));
  const [honest, more] = [come('b1', ['b']), come('a5', ['a'])];
  expect((await Promise.all(flood)).map(({ ok }) => ok)).toEqual([true, true, true, false]);
  expect([(await honest).ok, (await more).ok]).toEqual([true, false]);
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('THR-35 an owner runs one task at a time, and others go before its next', async () => {
  const { come, order } = createQueue({ atOnce: 2, eachAtOnce: 1, mostWaiting: 10 });
  await Promise.all([come('a1', ['a']), come('a2', ['a']), come('b1', ['b']), come('b2', ['b']), come('c1', ['c'])]);
  expect(order.slice(0, 2)).toEqual(['a1', 'b1']);
  expect(order[2]).toEqual('c1');
});

test('REL-22 a task is not run after its caller has disconnected', async () => {
  const { come, order } = createQueue({ mostWaiting: 1 });
  const leaving = new AbortController();
  const all = [come('first', ['a']), come('gone', ['b'], leaving.signal)];
  leaving.abort();
  all.push(come('next', ['b'])); // takes the slot that became free, or the newest of its network would be dropped
  expect((await Promise.all(all)).map(({ ok }) => ok)).toEqual([true, false, true]);
  expect((await come('late', ['d'], leaving.signal)).ok).toEqual(false);
  expect(order).toEqual(['first', 'next']);
});

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
