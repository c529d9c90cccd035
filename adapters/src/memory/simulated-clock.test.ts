import { expect, test } from 'vitest';
import { createSimulatedClock } from './simulated-clock.ts';

test('due timers run in order, at their own times, together with the timers they start', async () => {
  const clock = createSimulatedClock(0);
  const seen: [string, number][] = [];
  const note = (name: string) => () => void seen.push([name, clock.now()]);
  clock.setTimeout(note('second'), 20);
  clock.setTimeout(async () => {
    note('first')();
    await Promise.resolve();
    clock.setTimeout(note('between'), 5);
  }, 10);
  clock.clearTimeout(clock.setTimeout(note('never'), 15));
  clock.setTimeout(note('later'), 31);
  await clock.advance(30);
  expect(seen).toEqual([
    ['first', 10],
    ['between', 15],
    ['second', 20],
  ]);
  expect(clock.now()).toBe(30);
});
