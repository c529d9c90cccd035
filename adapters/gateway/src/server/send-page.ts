import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { CachedPage } from './cached-page.ts';
import { encode, selectEncoding } from './compress.ts';
import type { StalePage } from './page-cache.ts';
import type { PageAnswer } from './pages.ts';

/** Sends a page that was rendered for this visitor. */
export function sendPage(reply: FastifyReply, answer: PageAnswer, cookies: readonly string[]): FastifyReply {
  const { status, headers, body, stream } = answer;
  reply.code(status).headers(headers);
  setCookies(reply, [...cookies, ...answer.cookies]);
  // When a reader disconnects the stream ends, and the rest is not generated.
  if (stream !== undefined && reply.request.method !== 'HEAD') return reply.send(Readable.from(stream));
  if (body.length === 0) return reply.send();
  const encoding = setEncoding(reply, body, headers, 'once');
  return reply.send(encoding === undefined ? body : encode(body, encoding, 'once'));
}

/**
 * Sends a shared page or redirect, or a 304 if the browser has the current version. `cookies` are this visitor's own.
 */
export function sendCachedPage(reply: FastifyReply, page: CachedPage, cookies: readonly string[]): FastifyReply {
  reply.code(page.status).headers(page.headers);
  setCookies(reply, cookies);
  const known = reply.request.headers['if-none-match'];
  const encoding = setEncoding(reply, page.body, page.headers, 'kept');
  if (page.status === 200 && known?.includes(page.etag)) return reply.removeHeader('content-encoding').code(304).send();
  return reply.send(encoding === undefined ? page.body : page.encoded(encoding));
}

/**
 * Sends a cached page while the database is unavailable. `Age` is its age, and `Cache-Status` (RFC 9211) says why it is
 * sent. REL-23
 */
export function sendStalePage(reply: FastifyReply, { page, age }: StalePage, cookies: readonly string[]): FastifyReply {
  reply.header('age', String(age)).header('cache-status', 'Fairhall; hit; detail=database-away');
  return sendCachedPage(reply, page, cookies);
}

function setCookies(reply: FastifyReply, cookies: readonly string[]): void {
  for (const cookie of cookies) reply.header('set-cookie', cookie);
}

/** Selects an encoding and sets its headers. */
function setEncoding(
  reply: FastifyReply,
  body: Buffer,
  { 'content-type': type = '', vary }: Readonly<Record<string, string>>,
  effort: 'once' | 'kept',
) {
  const encoding = selectEncoding(body, type, reply.request.headers['accept-encoding'], effort);
  if (encoding === undefined) return undefined;
  reply.header('content-encoding', encoding);
  reply.header('vary', vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
  return encoding;
}
