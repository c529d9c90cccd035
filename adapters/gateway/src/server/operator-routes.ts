import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { isFromThisMachine } from './is-from-this-machine.ts';
import { canReadMetrics } from './metrics-access.ts';
import { sendResponse } from './send-response.ts';
import type { Phase, ServerParts } from './server-parts.ts';

/** Routes for operators and their tools. Never cached. REL-32 */
export function addOperatorRoutes(server: FastifyInstance, serving: ServerParts): void {
  const { metricsToken, appEnv } = serving.settings;
  server.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  server.get('/readyz', async (_, reply) => {
    const phase = serving.phase();
    const state = phase.gateway === undefined ? undefined : await phase.gateway.ready();
    const ready = state?.ready === true && !phase.draining;
    return reply
      .header('cache-control', 'no-store')
      .code(ready ? 200 : 503)
      .send({ ...state, ...toWaitingState(phase), ready, draining: phase.draining });
  });
  server.get('/metrics', async (request, reply) => {
    const { gateway } = serving.phase();
    if (gateway === undefined || !canReadMetrics(request.raw, metricsToken)) return reply.callNotFound();
    return reply
      .type('text/plain; version=0.0.4')
      .header('cache-control', 'no-store')
      .send(await gateway.metrics());
  });
  if (appEnv === 'production') return;
  server.get('/dev/mails', async (request, reply) => {
    const { gateway } = serving.phase();
    if (gateway === undefined || !isFromThisMachine(request.raw)) return reply.callNotFound();
    return sendResponse(reply, await renderMails(gateway, request.query as Record<string, unknown>));
  });
}

/** All emails, or one by its id. */
function renderMails(gateway: Gateway, query: Readonly<Record<string, unknown>>): Promise<Response> {
  for (const view of ['mail', 'together'] as const) {
    const id = query[view];
    if (typeof id === 'string') return gateway.mailPage(view, id);
  }
  return gateway.mailsPage(typeof query.to === 'string' ? query.to : null);
}

/** The reason why the database is not open yet. REL-23 */
const toWaitingState = ({ unavailableReason }: Phase): object =>
  unavailableReason === undefined ? {} : { databaseAnswers: false, reason: unavailableReason };
