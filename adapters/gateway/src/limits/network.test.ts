import { expect, test } from 'vitest';
import { listNetworks, toNetwork } from './network.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('D-65 the IP address %s is counted as %s', (address, network) => {
  expect(toNetwork(address)).toEqual(network);
});

test('THR-13 work is shared among /48 networks first, since one customer may have a whole /48', () => {
  expect(listNetworks('2001:db8:1:2::9')).toEqual(['2001:db8:1::/48', '2001:db8:1:2::/64']);
  expect(listNetworks('192.0.2.1')).toEqual(['192.0.2.1']);
});
