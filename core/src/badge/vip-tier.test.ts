import { expect, test } from 'vitest';
import { toVipTier } from './vip-tier.ts';

test.each([
  [{}, 'none'],
  [{ checkSVIP: false, checkVIP: 0 }, 'none'],
  [{ checkVIP: true }, 'vip'],
  [{ checkSVIP: 0, checkVIP: 1 }, 'vip'],
  [{ checkSVIP: 1 }, 'sVip'],
  [{ checkSVIP: true, checkVIP: true }, 'sVip'],
] as const)('R-4.111 checks of %o give a tier', (checks, tier) => {
  expect(toVipTier(checks)).toBe(tier);
});
