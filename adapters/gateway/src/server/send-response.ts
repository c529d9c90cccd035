import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Writes a response to its socket; one without a length is streamed. */
export async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (response.body === null) return reply.send();
  if (isText(response.headers)) return reply.send(Buffer.from(await response.arrayBuffer()));
  return reply.send(Readable.fromWeb(response.body));
}

const isText = (headers: Headers): boolean => /^(text\/|application\/(json|xml))/.test(headers.get('content-type') ?? '');
