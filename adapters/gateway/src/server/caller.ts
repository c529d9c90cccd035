import { BlockList, isIP, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../gateway-parts.ts';

export type CallerOf = (socketAddress: string | undefined, forwardedFor: string | undefined) => Caller;

/**
 * Who called: the socket's address, or, where that is a trusted proxy, the last address of the forwarded ones that is not
 * a trusted proxy itself. THR-14
 */
export function createCallerOf(trusted: readonly string[]): CallerOf {
  const proxies = listOf(trusted);
  const isProxy = (address: string): boolean => proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  return (socketAddress = '', forwardedFor = '') => {
    const own = bare(socketAddress);
    if (isIP(own) === 0 || !isProxy(own)) return { address: own };
    const hops = forwardedFor.split(',').map((hop) => bare(hop.trim()));
    const last = hops.reverse().find((hop) => isIP(hop) === 0 || !isProxy(hop));
    return { address: last !== undefined && isIP(last) > 0 ? last : own };
  };
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return list;
}

/** An IPv4 address that came in IPv6's clothes is itself. */
const bare = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Who sent a socket's request. */
export function callerIn({ raw, headers }: FastifyRequest, callerOf: CallerOf): Caller {
  const forwarded = headers['x-forwarded-for'];
  return callerOf(raw.socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join(',') : forwarded);
}
