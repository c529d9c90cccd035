import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUploadSlots, type FormReading } from './upload-slots.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Forms that are read until they are evicted, from networks by name. */
function hall(size: { atOnce?: number; mostWaiting?: number } = {}) {
  const places = createUploadSlots(size);
  const begun: string[] = [];
  const ended: string[] = [];
  const read = (name: string, network: string, bytesASecond = 0) =>
    places.read([network], async ({ signal, countBytes }: FormReading) => {
      begun.push(name);
      const sending = setInterval(() => countBytes(bytesASecond), 1_000);
      await new Promise((done) => signal.addEventListener('abort', done, { once: true }));
      clearInterval(sending);
      ended.push(name);
    });
  return { read, begun, ended };
}

test('THR-40 REL-22 few forms are read at once, and nothing of the waiting ones is stored', async () => {
  const { read, begun } = hall({ atOnce: 2, mostWaiting: 1 });
  for (const name of ['one', 'two', 'three']) void read(name, 'a');
  expect(await read('four', 'a')).toEqual({ ok: false, error: 'full' });
  expect(begun).toEqual(['one', 'two']);
});

test('THR-40 the gateway reads twenty forms at once, and two hundred wait', async () => {
  const { read, begun } = hall();
  for (let form = 1; form <= 220; form += 1) void read(`form ${form}`, 'a');
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toHaveLength(20);
  expect(await read('one more', 'a')).toEqual({ ok: false, error: 'full' });
});

test('THR-40 the slowest form of the busiest network gives way to a network that has none', async () => {
  const { read, begun, ended } = hall({ atOnce: 3 });
  for (const [name, speed] of Object.entries({ fast: 9_000, slow: 10, middling: 500 })) void read(name, 'a', speed);
  void read('honest', 'b', 9_000);
  await vi.advanceTimersByTimeAsync(900);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect([ended, begun.at(-1)]).toEqual([['slow'], 'honest']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toEqual(['slow']);
});

test('THR-40 a network with more waiting forms gives way before a single form on a slow line', async () => {
  const { read, ended } = hall({ atOnce: 2 });
  void read('honest', 'slow line', 10);
  for (const name of ['first', 'second', 'third']) void read(name, 'many', 9_000);
  void read('other', 'c', 9_000);
  await vi.advanceTimersByTimeAsync(1_050);
  expect(ended).toEqual(['first']);
});

test('THR-13 a hall behind one IP address keeps its slots while nobody else waits', async () => {
  const { read, ended } = hall({ atOnce: 2 });
  for (const name of ['one', 'two', 'three']) void read(name, 'hall', 10);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toEqual([]);
});
