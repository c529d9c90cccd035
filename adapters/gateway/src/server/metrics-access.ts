import { timingSafeEqual } from 'node:crypto';
import { hashSha256 } from '../identity/secrets.ts';
import { isFromThisMachine, type RequestOrigin } from './is-from-this-machine.ts';

const HOST_LOOPBACK_PATTERN = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** Who may read what the process counts: with a token whoever shows it, without one this machine itself. REL-32 */
export const canReadMetrics = (asking: RequestOrigin, token: string | null): boolean =>
  token === null ? isFromThisHost(asking) : isSame(asking.headers.authorization ?? '', `Bearer ${token}`);

/** A proxy of this machine that says nothing of itself still hands on the host that people ask for. */
const isFromThisHost = (asking: RequestOrigin): boolean =>
  isFromThisMachine(asking) && HOST_LOOPBACK_PATTERN.test(asking.headers.host ?? '');

/** Takes as long whatever was shown. */
const isSame = (actual: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hashSha256(actual)), Buffer.from(hashSha256(expected)));
