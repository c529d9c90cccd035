import type { IncomingMessage } from 'node:http';

/** Headers in which a proxy names its client or itself. */
const HEADER_PROXY_PATTERN =
  /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|fastly-client-ip|cf-.+)$/;
const ADDRESS_LOOPBACK_PATTERN = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i;

/** The parts of a request that show its origin. */
export type RequestOrigin = Pick<IncomingMessage, 'headers' | 'httpVersion'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/**
 * Whether the request comes from a program on this machine, not from a proxy on it. A proxy here uses a local socket
 * too, so the request must have no proxy header and must not be HTTP/1.0, which nginx uses by default. THR-14 THR-17
 */
export const isFromThisMachine = ({ socket, headers, httpVersion }: RequestOrigin): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  httpVersion !== '1.0' &&
  !Object.keys(headers).some((name) => HEADER_PROXY_PATTERN.test(name));

/** Whether only this machine can use an address as a sender or reach it. */
export const isLoopback = (address: string): boolean =>
  ADDRESS_LOOPBACK_PATTERN.test(address) || address === 'localhost';
