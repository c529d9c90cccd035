import { expect, test } from 'vitest';
import { getAbGroup } from './ab-group.ts';

test.each([
  ['0f6a-8', 'even'],
  ['0f6a-3', 'odd'],
  ['0f6a-a', 'odd'],
  ['0f6a-b', 'even'],
  ['', 'even'],
] as const)('A-04 the visitor %s is in the %s half', (visitorId, half) => {
  expect(getAbGroup(visitorId)).toBe(half);
});
