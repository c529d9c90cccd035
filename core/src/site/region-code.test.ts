import { expect, test } from 'vitest';
import { regionCode } from './region-code.ts';

test('a country is known by its number, the first time and again', () => {
  expect([regionCode('156'), regionCode('792'), regionCode('156')]).toEqual(['CN', 'TR', 'CN']);
  expect(regionCode('TR')).toBe('TR');
});
