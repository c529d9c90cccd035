import { expect, test } from 'vitest';
import { createOverloadDetector } from './watch-event-loop.ts';

/** The detector's result after each of these samples. */
function seenBy(overloadMs: number): readonly boolean[] {
  const pressure = createOverloadDetector(overloadMs);
  return [20, 900, 20, 300, 250, 200, 20].map((lateBy) => {
    pressure.sample(lateBy);
    return pressure.isHigh();
  });
}

test('REL-22 reads are rejected while the process is repeatedly late, not after one pause', () => {
  expect(seenBy(200)).toEqual([false, false, false, false, true, false, false]);
  expect(seenBy(15)).toEqual([false, true, true, true, true, true, true]);
});

test('a server that allows any delay rejects nothing', () => {
  expect(seenBy(0)).not.toContain(true);
});
