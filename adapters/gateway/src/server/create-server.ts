import middie from '@fastify/middie';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Caller } from '../gateway-parts.ts';
import { MAX_BODY } from '../wire/read-body.ts';
import { createCallerOf } from './caller.ts';
import { addOperatorRoutes } from './operator-routes.ts';
import type { Pages } from './pages.ts';
import type { Pressure } from './pressure.ts';
import type { Serving } from './serving.ts';
import { toLongRequest, toRequest } from './to-request.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** The HTTP shell: sockets to requests, responses to sockets. It decides nothing that a call means. THR-40 */
export function createServer(serving: Serving, pressure: Pressure): FastifyInstance {
  const server = Fastify({
    logger: false,
    bodyLimit: MAX_BODY,
    requestTimeout: 10_000,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: 16_384 },
    routerOptions: { onBadUrl: (_path, _request, response) => plainAnswer(response, 400), maxParamLength: 2_000 },
    frameworkErrors: (_error, _request, reply) => reply.code(400).send(),
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  addOperatorRoutes(server, serving);
  addGateway(server, serving, pressure);
  addPages(server, serving);
  server.setErrorHandler((error, _request, reply) => {
    serving.log.error({ error }, 'request failed');
    const { statusCode = 500 } = error as { statusCode?: number }; // Fastify's errors carry one
    return reply.code(statusCode >= 500 ? 500 : statusCode).send();
  });
  return server;
}

function addGateway(server: FastifyInstance, serving: Serving, pressure: Pressure): void {
  const callerOf = createCallerOf(serving.settings.trustProxy);
  server.register(async (scope) => {
    scope.setErrorHandler(async (error, request, reply) => {
      const { code } = error as { code?: string }; // Fastify's errors carry one
      const { gateway } = serving.phase();
      if (code !== 'FST_ERR_CTP_BODY_TOO_LARGE' || gateway === undefined) throw error;
      return serving.send(reply, await gateway.handle(toLongRequest(request), callerIn(request)));
    });
    scope.route({
      method: [...METHODS],
      url: '/gateway/*',
      handler: async (request, reply) => {
        const { gateway } = serving.phase();
        if (gateway === undefined) return busy(reply);
        if (pressure.isHigh() && request.headers['idempotency-key'] === undefined) return busy(reply);
        return serving.send(reply, await gateway.handle(toRequest(request), callerIn(request)));
      },
    });
  });
  const callerIn = (request: FastifyRequest): Caller => {
    const forwarded = request.headers['x-forwarded-for'];
    return callerOf(request.raw.socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join(',') : forwarded);
  };
}

/** Pages take what nothing else takes; under these folders what is unknown stays unknown. */
const CLOSED = /^\/(assets|gateway|dev|\.well-known)(\/|$)/;

function addPages(server: FastifyInstance, serving: Serving): void {
  const callerOf = createCallerOf(serving.settings.trustProxy);
  server.get('/robots.txt', (_, reply) => reply.type('text/plain').send(ROBOTS));
  server.setNotFoundHandler(async (request, reply) => {
    const { pages } = serving.phase();
    if (CLOSED.test(request.url)) return reply.code(404).send();
    if (pages === undefined) return serving.phase().gateway === undefined ? busy(reply) : reply.code(404).send();
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(405).header('allow', 'GET, HEAD').send();
    const forwarded = request.headers['x-forwarded-for'];
    const caller = callerOf(request.raw.socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join(',') : forwarded);
    return serving.send(reply, await pages.render(toRequest(request), caller));
  });
}

const ROBOTS = `User-agent: *
Disallow: /gateway/
Disallow: /dev/
Allow: /gateway/image/
`;

/** Serves the renderer's files, and what it wants to see first. Called before listening. */
export async function addAssets(server: FastifyInstance, { assetsFolder, middleware }: Pick<Pages, 'assetsFolder' | 'middleware'>): Promise<void> {
  if (assetsFolder !== undefined) {
    const kept = { maxAge: '365d', immutable: true, index: false, redirect: false } as const;
    await server.register(fastifyStatic, { root: assetsFolder, prefix: '/assets/', ...kept });
  }
  if (middleware === undefined) return;
  await server.register(middie);
  server.use(middleware);
}

function busy(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '2').header('cache-control', 'no-store').send();
}

function plainAnswer(response: import('node:http').ServerResponse, status: number): void {
  response.statusCode = status;
  response.end();
}
