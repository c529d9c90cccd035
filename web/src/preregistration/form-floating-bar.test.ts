import { expect, test } from 'vitest';
import { ROOT_MARGIN } from './form-floating-bar.tsx';

test('R-2.228 D-83 the area below the top bar of a phone’s page is not in view', () => {
  expect(ROOT_MARGIN).toBe('-44px 0px 0px 0px');
});
