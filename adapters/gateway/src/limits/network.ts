import { isIPv6 } from 'node:net';
import type { WorkFor } from './work-line.ts';

/** What counts as one caller: an IPv6 caller owns its whole /64. D-65 */
export const networkOf = (address: string): string => prefixOf(address, 4);

/** Whom work for a caller is done for: the /48, which one customer may have whole, then the /64; an IPv4 address alone. */
export const networksOf = (address: string): WorkFor =>
  isIPv6(address) ? [prefixOf(address, 3), prefixOf(address, 4)] : [address];

/** The first groups of an IPv6 address; any other address as it is. */
function prefixOf(address: string, count: number): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const end = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Array.from({ length: 8 - groups.length - end.length }, () => '0') : [];
  return `${[...groups, ...zeros, ...end].slice(0, count).join(':')}::/${count * 16}`;
}
