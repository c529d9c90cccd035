import { expect, test } from 'vitest';
import { createBadgeNumber, normalizeBadgeNumber } from './badge-number.ts';

test('D-31 REL-06 a badge number is the event code and eight unambiguous letters and digits', () => {
  const numbers = Array.from({ length: 2_000 }, () => createBadgeNumber('machinery'));
  expect(numbers.every((number) => /^MACH[0-9A-HJKMNP-TV-Z]{8}$/.test(number))).toBe(true);
  expect(new Set(numbers).size).toBe(2_000);
  expect(createBadgeNumber('regional', () => new Uint8Array([0, 1, 9, 10, 31, 32, 255, 17]))).toBe('REG019AZ0ZH');
  expect(normalizeBadgeNumber('tex7k2q9mx4')).toBe('TEX7K2Q9MX4');
});
