import { expect, test } from 'vitest';
import { createThroughputLimit } from './throughput-limit.ts';

function paced() {
  const clock = { time: 0 };
  const waits: number[] = [];
  const take = createThroughputLimit(
    { perSecond: 1_000, ahead: 2_000 },
    {
      now: () => clock.time,
      wait: async (ms) => void waits.push(ms),
    },
  );
  return { clock, waits, take };
}

test('THR-40 bytes within the burst pass at once, all others at the shared rate', () => {
  const { clock, waits, take } = paced();
  expect([take(1_000), take(1_000)]).toEqual([undefined, undefined]);
  take(500);
  take(500);
  clock.time = 1_000;
  take(500);
  expect(waits).toEqual([500, 1_000, 500]);
});

test('THR-40 a pause restores the burst, and no more than that', () => {
  const { clock, waits, take } = paced();
  take(2_000);
  clock.time = 60_000;
  expect(take(2_000)).toBeUndefined();
  take(100);
  expect(waits).toEqual([100]);
});
