import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { knownText } from '../wire/answer.ts';

/** Writes a response to its socket; one without a length is streamed. */
export async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  const text = knownText(response);
  if (text !== undefined) return reply.send(text);
  if (response.body === null) return reply.send();
  if (isWhole(response.headers)) return reply.send(Buffer.from(await response.arrayBuffer()));
  return reply.send(Readable.fromWeb(response.body));
}

/** Text, and whatever told its length: short enough to be written at once. */
const isWhole = (headers: Headers): boolean =>
  headers.has('content-length') || /^(text\/|application\/(json|xml))/.test(headers.get('content-type') ?? '');
