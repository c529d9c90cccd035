import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyReply } from 'fastify';
import { compress } from './compress.ts';

/** Writes a response to its socket; one without a length is streamed. */
export async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (isReady(response)) return sendWhole(reply, response.ready, response.headers);
  if (response.body === null) return reply.send();
  if (isWhole(response.headers)) return sendWhole(reply, Buffer.from(await response.arrayBuffer()), response.headers);
  return reply.send(Readable.fromWeb(response.body as ReadableStream)); // beside the browser's types it is not seen as the same
}

function sendWhole(reply: FastifyReply, body: string | Buffer, headers: Headers): FastifyReply {
  const smaller = compress(body, headers.get('content-type') ?? '', reply.request.headers['accept-encoding']);
  if (smaller === undefined) return reply.send(body);
  const vary = headers.get('vary');
  reply.header('content-encoding', smaller.encoding);
  reply.header('vary', vary === null ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
  reply.removeHeader('content-length');
  return reply.send(smaller.body);
}

/** Text, and whatever told its length: short enough to be written at once. */
const isWhole = (headers: Headers): boolean =>
  headers.has('content-length') || /^(text\/|application\/(json|xml))/.test(headers.get('content-type') ?? '');

/** A response that holds its whole body besides: reading it back from the stream costs more than all else. */
const isReady = (response: Response): response is Response & { readonly ready: string | Buffer } =>
  'ready' in response && (typeof response.ready === 'string' || Buffer.isBuffer(response.ready));
