import { randomUUID } from 'node:crypto';
import type { OverloadCause } from '@fairhall/core/contract/overload';
import type { FastifyReply } from 'fastify';
import { toOverloadRefusal } from '../operations/load-shedding.ts';
import { type TextsByLanguage, toMessageKey } from '../texts.ts';
import { PAGE_HEADERS_PLAIN, renderPlainPage } from './plain-page.ts';
import type { ServerParts } from './server-parts.ts';

type Recorder = Pick<ServerParts, 'loadShedding'>;

/** Sends a page that asks the reader to retry, with advice and the request id that the log has. REL-22 REL-33 */
export function sendOverloadPage(
  reply: FastifyReply,
  texts: TextsByLanguage,
  cause: OverloadCause,
  requestId: string,
): FastifyReply {
  const { code, message: says, values, retryAfterSeconds } = toOverloadRefusal(cause);
  return reply
    .code(Number(code))
    .headers({ ...PAGE_HEADERS_PLAIN, 'retry-after': String(retryAfterSeconds), 'x-request-id': requestId })
    .send(
      renderPlainPage(texts, reply.request.headers['accept-language'], { says: toMessageKey(says), values, requestId }),
    );
}

/** Sends `sendOverloadPage` instead of rendering a page, and records it. */
export function sendShedPage(
  reply: FastifyReply,
  { loadShedding }: Recorder,
  texts: TextsByLanguage,
  cause: OverloadCause,
): FastifyReply {
  const requestId = randomUUID();
  loadShedding.record(cause, { requestId, call: 'page' });
  return sendOverloadPage(reply, texts, cause, requestId);
}

/** Sends a bare 503 with Retry-After, for requests that expect neither a page nor an envelope. REL-22 */
export function sendOverloaded(reply: FastifyReply, { loadShedding }: Recorder, cause: OverloadCause): FastifyReply {
  const requestId = randomUUID();
  loadShedding.record(cause, { requestId, call: 'request' });
  return reply
    .code(503)
    .headers({
      'retry-after': String(toOverloadRefusal(cause).retryAfterSeconds),
      'cache-control': 'no-store',
      'x-request-id': requestId,
    })
    .send();
}
