import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Writes a response to its socket; one without a length is streamed. */
export async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (isReady(response)) return reply.send(response.ready);
  if (response.body === null) return reply.send();
  if (isWhole(response.headers)) return reply.send(Buffer.from(await response.arrayBuffer()));
  return reply.send(Readable.fromWeb(response.body));
}

/** Text, and whatever told its length: short enough to be written at once. */
const isWhole = (headers: Headers): boolean =>
  headers.has('content-length') || /^(text\/|application\/(json|xml))/.test(headers.get('content-type') ?? '');

/** A response that holds its whole body besides: reading it back from the stream costs more than all else. */
const isReady = (response: Response): response is Response & { readonly ready: string | Buffer } =>
  'ready' in response && (typeof response.ready === 'string' || Buffer.isBuffer(response.ready));
