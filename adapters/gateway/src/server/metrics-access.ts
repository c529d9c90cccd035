import { timingSafeEqual } from 'node:crypto';
import { hashSha256 } from '../identity/secrets.ts';
import { isFromThisMachine, type RequestOrigin } from './is-from-this-machine.ts';

const HOST_LOOPBACK_PATTERN = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** Who may read the metrics: with a configured token every caller that sends it, otherwise only this machine. REL-32 */
export const canReadMetrics = (asking: RequestOrigin, token: string | null): boolean =>
  token === null ? isFromThisHost(asking) : isSame(asking.headers.authorization ?? '', `Bearer ${token}`);

/** Also checks the Host header: a proxy on this machine that sends no proxy headers still forwards the public host. */
const isFromThisHost = (asking: RequestOrigin): boolean =>
  isFromThisMachine(asking) && HOST_LOOPBACK_PATTERN.test(asking.headers.host ?? '');

/** Compares in constant time. */
const isSame = (actual: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hashSha256(actual)), Buffer.from(hashSha256(expected)));
