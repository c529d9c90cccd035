import { isIPv6 } from 'node:net';
import type { QueueKeys } from './work-queue.ts';

/** The network that counts as one caller: an IPv6 caller owns its whole /64. D-65 */
export const toNetwork = (address: string): string => toNetworkPrefix(address, 4);

/**
 * The groups of a caller in a fair queue: the IPv6 /48, which one customer may own, then the /64; just the address for
 * IPv4.
 */
export const listNetworks = (address: string): QueueKeys =>
  isIPv6(address) ? [toNetworkPrefix(address, 3), toNetworkPrefix(address, 4)] : [address];

/** The first groups of an IPv6 address; any other address as it is. */
function toNetworkPrefix(address: string, count: number): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array.from({ length: 8 - groups.length - end.length }, () => '0') : [];
  return `${[...groups, ...zeros, ...end].slice(0, count).join(':')}::/${count * 16}`;
}
