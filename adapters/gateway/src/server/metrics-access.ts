import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { sha256 } from '../identity/secrets.ts';

/** Headers by which a proxy says for whom it asks, or that it is one. */
const OF_PROXIES =
  /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|fastly-client-ip|cf-.+)$/;
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

type Asking = Pick<IncomingMessage, 'headers' | 'httpVersion'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/** Who may read what the process counts: with a token whoever shows it, without one this machine itself. REL-32 */
export const mayReadMetrics = (asking: Asking, token: string | null): boolean =>
  token === null ? isFromHere(asking) : isSame(asking.headers.authorization ?? '', `Bearer ${token}`);

/**
 * Whether a program on this machine asks for itself. A proxy here has a socket of this machine too, so nothing may look like
 * one: no header of theirs, no other host's name, and not HTTP/1.0, in which nginx asks where it is told nothing else.
 */
function isFromHere({ socket, headers, httpVersion }: Asking): boolean {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => OF_PROXIES.test(name))
  );
}

/** Takes as long whatever was shown. */
const isSame = (shown: string, wanted: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(shown)), Buffer.from(sha256(wanted)));
