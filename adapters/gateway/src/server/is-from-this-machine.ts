import type { IncomingMessage } from 'node:http';

/** Headers by which a proxy says for whom it asks, or that it is one. */
const HEADER_PROXY_PATTERN =
  /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|fastly-client-ip|cf-.+)$/;
const ADDRESS_LOOPBACK_PATTERN = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/i;

/** What a request tells of where it comes from. */
export type RequestOrigin = Pick<IncomingMessage, 'headers' | 'httpVersion'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/**
 * Whether a program on this machine asks for itself. A proxy here has a socket of this machine too, so nothing may look like
 * one: no header of theirs, and not HTTP/1.0, in which nginx asks where it is told nothing else. THR-14 THR-17
 */
export const isFromThisMachine = ({ socket, headers, httpVersion }: RequestOrigin): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  httpVersion !== '1.0' &&
  !Object.keys(headers).some((name) => HEADER_PROXY_PATTERN.test(name));

/** Whether only this machine can send from, or reach, an address. */
export const isLoopback = (address: string): boolean =>
  ADDRESS_LOOPBACK_PATTERN.test(address) || address === 'localhost';
