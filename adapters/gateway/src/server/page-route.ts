import type { FastifyInstance } from 'fastify';
import { callerIn } from './caller.ts';
import { busy } from './gateway-route.ts';
import { sendResponse } from './send-response.ts';
import type { Serving } from './serving.ts';
import { toRequest } from './to-request.ts';

/** Below these folders what is unknown stays unknown; everywhere else the pages decide. */
const CLOSED = /^\/(assets|gateway|dev|\.well-known)(\/|\?|$)/;

const ROBOTS = `User-agent: *
Disallow: /gateway/
Allow: /gateway/image/
Disallow: /dev/
`;

/** Pages take what nothing else takes. */
export function addPages(server: FastifyInstance, { phase }: Serving): void {
  server.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(ROBOTS));
  server.setNotFoundHandler(async (request, reply) => {
    const { pages, gateway } = phase();
    if (CLOSED.test(request.url)) return reply.code(404).send();
    if (gateway === undefined) return busy(reply);
    if (pages === undefined) return reply.code(404).send();
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send();
    return sendResponse(reply, await pages.render(toRequest(request), callerIn(request)));
  });
}
