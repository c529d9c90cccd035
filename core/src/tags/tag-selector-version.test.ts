import { expect, test } from 'vitest';
import { tagSelectorVersion } from './tag-selector-version.ts';

test.each([
  [false, undefined, 'v1'],
  [true, undefined, 'v2'],
  [false, true, 'v2'],
  [true, false, 'v1'],
] as const)('R-9.053 a site flag of %s and a URL override of %s give version %s', (flag, override, version) => {
  expect(tagSelectorVersion({ flag, override })).toBe(version);
});
