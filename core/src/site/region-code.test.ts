import { expect, test } from 'vitest';
import { toRegionCode } from './region-code.ts';

test('a country number is converted to its code, the first time and again', () => {
  expect([toRegionCode('156'), toRegionCode('792'), toRegionCode('156')]).toEqual(['CN', 'TR', 'CN']);
  expect(toRegionCode('TR')).toBe('TR');
});
