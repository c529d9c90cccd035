import { expect, test } from 'vitest';
import { judgePressure } from './pressure.ts';

test('REL-22 reads are turned away while the process is late again and again, not after one pause', () => {
  const pressure = judgePressure();
  const seen = [20, 900, 20, 300, 250, 200, 20].map((lateBy) => {
    pressure.sample(lateBy);
    return pressure.isHigh();
  });
  expect(seen).toEqual([false, false, false, false, true, false, false]);
});
