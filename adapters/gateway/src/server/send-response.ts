import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyReply } from 'fastify';
import { compress } from './compress.ts';

/** Sends a response; one without a length is streamed. */
export async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (isReady(response)) return sendWhole(reply, response.ready, response.headers);
  if (response.body === null) return reply.send();
  if (isWhole(response.headers)) return sendWhole(reply, Buffer.from(await response.arrayBuffer()), response.headers);
  return reply.send(Readable.fromWeb(response.body as ReadableStream)); // Node's and the DOM's types of a stream differ
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

/** Text, or any body with a length, is short enough to be sent at once. */
const isWhole = (headers: Headers): boolean =>
  headers.has('content-length') || /^(text\/|application\/(json|xml))/.test(headers.get('content-type') ?? '');

/** A response that also carries its whole body: reading it back from the stream would be the most expensive step. */
const isReady = (response: Response): response is Response & { readonly ready: string | Buffer } =>
  'ready' in response && (typeof response.ready === 'string' || Buffer.isBuffer(response.ready));
