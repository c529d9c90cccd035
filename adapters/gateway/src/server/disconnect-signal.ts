import type { FastifyReply, FastifyRequest } from 'fastify';
import { FORM_TYPE } from './limit-body-time.ts';

const PICTURE_PATH = '/gateway/image/';

/**
 * Aborts when the socket closes before the response is written. Undefined if the work is too small to be worth
 * watching: only files and pictures wait in a queue for long. REL-22
 */
export function createDisconnectSignal(
  { headers, originalUrl }: FastifyRequest,
  { raw }: FastifyReply,
): AbortSignal | undefined {
  if (!FORM_TYPE.test(headers['content-type'] ?? '') && !originalUrl.startsWith(PICTURE_PATH)) return undefined;
  const disconnect = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) disconnect.abort();
  });
  return disconnect.signal;
}
