import { expect, test } from 'vitest';
import { networkOf } from './limiter.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('D-65 the address %s is counted as %s', (address, network) => {
  expect(networkOf(address)).toEqual(network);
});
