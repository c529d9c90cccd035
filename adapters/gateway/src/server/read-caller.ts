import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../gateway-services.ts';
import { isFromThisMachine } from './is-from-this-machine.ts';

/** The trusted proxies in Fastify's form; without any, no forwarded address is trusted. */
export const toTrustedProxies = (networks: readonly string[]): string[] | false =>
  networks.length === 0 ? false : [...networks];

/**
 * The caller of a request: the last forwarded address that is not a trusted proxy, if it is a valid address, else the
 * socket's own. THR-14
 */
export function readCaller({ ip, raw }: FastifyRequest): Caller {
  const forwarded = stripIpv4Prefix(ip);
  return {
    address: isIP(forwarded) > 0 ? forwarded : stripIpv4Prefix(raw.socket.remoteAddress ?? ''),
    ...(isFromThisMachine(raw) && { isLocal: true }),
  };
}

/** Removes the IPv6 prefix of a mapped IPv4 address. */
const stripIpv4Prefix = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
