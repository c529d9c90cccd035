import { expect, test } from 'vitest';
import { tagSelectorVersion } from './tag-selector-version.ts';

test.each([
  [false, undefined, 'v1'],
  [true, undefined, 'v2'],
  [false, true, 'v2'],
  [true, false, 'v1'],
] as const)('R-9.053 a flag of %s and an address that says %s give %s', (flag, override, version) => {
  expect(tagSelectorVersion({ flag, override })).toBe(version);
});
