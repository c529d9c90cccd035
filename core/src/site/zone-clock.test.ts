import { expect, test } from 'vitest';
import { clockIn } from './zone-clock.ts';

test('a clock elsewhere shows another day and time at the same moment', () => {
  const now = Date.UTC(2026, 10, 23, 20, 5);
  expect(clockIn('UTC', now)).toEqual({ day: '2026-11-23', time: '20:05' });
  expect(clockIn('Asia/Kolkata', now)).toEqual({ day: '2026-11-24', time: '01:35' });
  expect(clockIn('UTC', Date.UTC(2026, 10, 23, 0, 0)).time).toBe('00:00');
});
