import { expect, test } from 'vitest';
import { EVENT_CODES, findIndustryByEventCode, getEventCode } from './event-codes.ts';

test.each([
  ['R-3.084', 'textile', 'TEX'],
  ['R-3.085', 'building', 'BDE'],
  ['R-3.086', 'machinery', 'MACH'],
  ['R-3.087', 'newEnergy', 'PNE'],
  ['R-3.088', 'homeGifts', 'HL'],
  ['R-3.089', 'didacticAsia', 'DIDACASIA'],
  ['R-3.090', 'decoration', 'DEFU'],
  ['R-3.091', 'pets', 'JPE'],
  ['R-3.092', 'maternity', 'ABC'],
  ['R-3.093', 'electronics', 'AES'],
  ['R-3.094', 'stageAudio', 'JAVME'],
] as const)('%s exhibitions of %s have the event code %s', (_row, industry, code) => {
  expect(getEventCode(industry)).toBe(code);
  expect(findIndustryByEventCode(code.toLowerCase())).toBe(industry);
});

test('D-07 an unknown event code belongs to no industry, and the region-specific expo has no code', () => {
  expect(findIndustryByEventCode('XYZ')).toBeUndefined();
  expect(EVENT_CODES).toHaveLength(11);
  expect(getEventCode('regional')).toBeNull();
});
