import type { FastifyReply, FastifyRequest } from 'fastify';
import { FORM_TYPE } from './body-time.ts';

const PICTURE = '/gateway/image/';

/**
 * Ends when the socket closes before the answer is written. Undefined where the work is too small to be worth watching:
 * only files and pictures wait in a line for long. REL-22
 */
export function leavingOf({ headers, originalUrl }: FastifyRequest, { raw }: FastifyReply): AbortSignal | undefined {
  if (!FORM_TYPE.test(headers['content-type'] ?? '') && !originalUrl.startsWith(PICTURE)) return undefined;
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}
