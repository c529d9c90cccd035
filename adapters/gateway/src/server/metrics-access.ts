import { timingSafeEqual } from 'node:crypto';
import { sha256 } from '../identity/secrets.ts';
import { type Asking, isFromThisMachine } from './this-machine.ts';

const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** Who may read what the process counts: with a token whoever shows it, without one this machine itself. REL-32 */
export const mayReadMetrics = (asking: Asking, token: string | null): boolean =>
  token === null ? isFromHere(asking) : isSame(asking.headers.authorization ?? '', `Bearer ${token}`);

/** A proxy of this machine that says nothing of itself still hands on the host that people ask for. */
const isFromHere = (asking: Asking): boolean =>
  isFromThisMachine(asking) && LOOPBACK_HOST.test(asking.headers.host ?? '');

/** Takes as long whatever was shown. */
const isSame = (shown: string, wanted: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(shown)), Buffer.from(sha256(wanted)));
