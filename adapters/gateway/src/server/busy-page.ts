import { randomUUID } from 'node:crypto';
import type { OverloadCause } from '@fairhall/core/contract/overload';
import type { FastifyReply } from 'fastify';
import { overloaded } from '../operations/load-shedding.ts';
import { asKey, type TextsByLanguage } from '../texts.ts';
import { PLAIN_PAGE_HEADERS, plainPage } from './plain-page.ts';
import type { Serving } from './serving.ts';

type Recorder = Pick<Serving, 'loadShedding'>;

/** Asks a reader to come again, with what to do meanwhile and the id that the log has. REL-22 REL-33 */
export function sendBusyPage(
  reply: FastifyReply,
  texts: TextsByLanguage,
  cause: OverloadCause,
  requestId: string,
): FastifyReply {
  const { code, message: says, values, retryAfterSeconds } = overloaded(cause);
  return reply
    .code(Number(code))
    .headers({ ...PLAIN_PAGE_HEADERS, 'retry-after': String(retryAfterSeconds), 'x-request-id': requestId })
    .send(plainPage(texts, reply.request.headers['accept-language'], { says: asKey(says), values, requestId }));
}

/** The same as `sendBusyPage` for a page that nobody has begun to render, and recorded. */
export function shedPage(
  reply: FastifyReply,
  { loadShedding }: Recorder,
  texts: TextsByLanguage,
  cause: OverloadCause,
): FastifyReply {
  const requestId = randomUUID();
  loadShedding.record(cause, { requestId, call: 'page' });
  return sendBusyPage(reply, texts, cause, requestId);
}

/** Not now; soon again. For what has neither a page nor an envelope. REL-22 */
export function sendOverloaded(reply: FastifyReply, { loadShedding }: Recorder, cause: OverloadCause): FastifyReply {
  const requestId = randomUUID();
  loadShedding.record(cause, { requestId, call: 'request' });
  return reply
    .code(503)
    .headers({
      'retry-after': String(overloaded(cause).retryAfterSeconds),
      'cache-control': 'no-store',
      'x-request-id': requestId,
    })
    .send();
}
