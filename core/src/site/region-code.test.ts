import { expect, test } from 'vitest';
import { toRegionCode } from './region-code.ts';

test('a country is known by its number, the first time and again', () => {
  expect([toRegionCode('156'), toRegionCode('792'), toRegionCode('156')]).toEqual(['CN', 'TR', 'CN']);
  expect(toRegionCode('TR')).toBe('TR');
});
