import { expect, test } from 'vitest';
import { parseAccent } from './accent.ts';

test.each([
  ['#1f4afe', '#1f4afe'],
  ['#8A1C4A', '#8a1c4a'],
  ['#000000', '#000000'],
  ['#767676', '#767676'],
])('D-97 %s is an accent colour on which white text can be read', (text, colour) =>
  expect(parseAccent(text)).toBe(colour),
);

test.each(['', 'red', '#fff', '#1f4aff00', '1f4afe', '#ffffff', '#f59e0b', '#777777', '#12345g'])(
  'D-97 %j is not an accent colour',
  (text) => expect(parseAccent(text)).toBeUndefined(),
);
