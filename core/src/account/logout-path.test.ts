import { expect, test } from 'vitest';
import { pathAfterLogout } from './logout-path.ts';

test.each([
  ['/rfq', '', '/rfq'],
  ['/rfq/manage?pageNo=2', '', '/rfq'],
  ['/rfq/edit/12#part', '', '/rfq'],
  ['/rfq?rfq_description=lamps', '', '/rfq'],
  ['/shop/rfq/detail?rfq_id=1', '/shop', '/shop/rfq'],
])('R-4.077 logging out on %s below "%s" leads to %s', (path, deployPath, after) => {
  expect(pathAfterLogout(path, deployPath)).toBe(after);
});

test.each([
  ['/rfq-buyerservice', ''],
  ['/cart?exhibitionId=1001', ''],
  ['/search/product?back=/rfq', ''],
  ['/rfq/manage', '/shop'],
  ['/', ''],
])('R-4.077 logging out on %s below "%s" stays on the page', (path, deployPath) => {
  expect(pathAfterLogout(path, deployPath)).toBeUndefined();
});
