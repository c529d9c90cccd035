import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../gateway-parts.ts';
import { isFromThisMachine } from './is-from-this-machine.ts';

/** Proxies as the HTTP shell is told of them: without any, no forwarded address is believed. */
export const toTrustedProxies = (networks: readonly string[]): string[] | false =>
  networks.length === 0 ? false : [...networks];

/**
 * Who sent a socket's request: the last forwarded address that is not a trusted proxy itself, where that is an address at
 * all, else the socket's own. THR-14
 */
export function readCaller({ ip, raw }: FastifyRequest): Caller {
  const forwarded = stripIpv4Prefix(ip);
  return {
    address: isIP(forwarded) > 0 ? forwarded : stripIpv4Prefix(raw.socket.remoteAddress ?? ''),
    ...(isFromThisMachine(raw) && { isLocal: true }),
  };
}

/** An IPv4 address that came in IPv6's clothes is itself. */
const stripIpv4Prefix = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
