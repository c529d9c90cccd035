import type { FastifyReply } from 'fastify';
import type { TextsByLanguage } from '../texts.ts';
import { PLAIN_PAGE_HEADERS, plainPage } from './plain-page.ts';

/** Asks a reader to come again in a moment. REL-22 */
export function sendBusyPage(reply: FastifyReply, texts: TextsByLanguage): FastifyReply {
  return reply
    .code(503)
    .headers({ ...PLAIN_PAGE_HEADERS, 'retry-after': '2' })
    .send(plainPage(texts, reply.request.headers['accept-language'], { says: 'request.busy' }));
}
