import type { IncomingMessage, ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { toDatabaseTrouble } from '../db/database-error.ts';
import { LOAD_SHEDDING_RULES } from '../operations/load-shedding.ts';
import type { Settings } from '../settings.ts';
import { MAX_BODY } from '../wire/read-body.ts';
import { addBadgeKeys } from './badge-keys-route.ts';
import { addGateway } from './gateway-route.ts';
import { rejectUnknownHosts } from './host-check.ts';
import { isFromThisMachine } from './is-from-this-machine.ts';
import { closeUnread, limitBodyTime, MAX_FORM_MS, MAX_HEADER_MS } from './limit-body-time.ts';
import { addOperatorRoutes } from './operator-routes.ts';
import { sendOverloaded } from './overload-page.ts';
import { addPages } from './page-route.ts';
import { PAGE_HEADERS_PLAIN, renderPlainPage } from './plain-page.ts';
import { toTrustedProxies } from './read-caller.ts';
import type { ServerParts } from './server-parts.ts';

/**
 * The HTTP shell: turns sockets into requests and responses into sockets, and knows nothing of calls. Connections whose
 * headers take longer than `headerTime` milliseconds, plus a tenth, are cut off. THR-40
 */
export async function createServer(serving: ServerParts, headerTime = MAX_HEADER_MS): Promise<FastifyInstance> {
  const server = Fastify({
    logger: false,
    bodyLimit: MAX_BODY,
    trustProxy: toTrustedProxies(serving.settings.trustProxy),
    requestTimeout: MAX_FORM_MS,
    forceCloseConnections: 'idle',
    // Node checks for late connections only at intervals, by default every 30 seconds.
    http: { maxHeaderSize: 16_384, headersTimeout: headerTime, connectionsCheckingInterval: headerTime / 10 },
    routerOptions: {
      onBadUrl: (_path, request, response) => rejectAddress(request, response, serving),
      maxParamLength: 2_000,
    },
    schemaController: NO_SCHEMAS,
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.setErrorHandler((error, _request, reply) => {
    const { statusCode = 500 } = error as { statusCode?: number }; // Fastify's errors have one
    if (statusCode >= 500) serving.log.error({ error }, 'request failed');
    const trouble = statusCode >= 500 ? toDatabaseTrouble(error) : 'bug';
    if (trouble !== 'bug') return sendOverloaded(reply, serving, LOAD_SHEDDING_RULES[trouble]);
    return reply.code(Math.min(statusCode, 500)).send();
  });
  // Accepting a connection fails if the process has too many open files; without a listener the error would end the
  // process. REL-23
  server.server.on('error', (error) => {
    // Errors before that are reported by the code that called listen.
    if (server.server.listening) serving.log.error({ error }, 'connection not accepted');
  });
  const httpsHeaders = getHttpsHeaders(serving.settings);
  server.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(httpsHeaders);
    for (const [name, value] of DEFAULT_HEADERS) if (!reply.hasHeader(name)) reply.header(name, value);
    if (serving.phase().draining) reply.header('connection', 'close');
    done();
  });
  if (serving.settings.appEnv !== 'production') {
    const isSiteHost = (name: string) => Object.hasOwn(serving.phase().gateway?.sites.hosts ?? {}, name);
    rejectUnknownHosts(server, serving.settings, isSiteHost);
  }
  limitBodyTime(server);
  closeUnread(server);
  addOperatorRoutes(server, serving);
  addGateway(server, serving);
  addBadgeKeys(server, serving);
  addPages(server, serving);
  await addFiles(server, serving);
  return server;
}

/** Headers of every response that sets no others: a redirect, a file or a bare error. */
const DEFAULT_HEADERS = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
] as const;

const rejectSchemas = (): never => {
  throw new Error('routes have no schemas: what is sent is read by the contract');
};

/** Without these compilers Fastify loads its own two at the start, half a mebibyte. */
const NO_SCHEMAS = { compilersFactory: { buildValidator: rejectSchemas, buildSerializer: rejectSchemas } };

/** Folders, hidden files and source maps. A build contains none of them, but a copied folder might. */
const NO_ASSET = /(^|\/)(\.|$)|\.map$/i;

/** Serves the renderer's built files, and runs the development server's middleware first. */
async function addFiles(server: FastifyInstance, { settings, assetsFolder, phase }: ServerParts): Promise<void> {
  if (assetsFolder !== undefined) {
    const { default: fastifyStatic } = await import('@fastify/static');
    const options = { maxAge: '365d', immutable: true, index: false, preCompressed: true, serve: false } as const;
    await server.register(fastifyStatic, { root: assetsFolder, ...options });
    // The plugin's own route lists the whole folder at every request, to find names that differ in case only: four
    // fifths of the processor time of a file.
    server.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) =>
      NO_ASSET.test(params['*']) ? reply.callNotFound() : reply.sendFile(params['*']),
    );
  }
  if (settings.appEnv === 'production') return;
  const { default: middie } = await import('@fastify/middie');
  await server.register(middie);
  server.use((request, response, next) => {
    const { middleware } = phase().pages ?? {};
    // The development server serves source files, so other machines get only the pages.
    if (middleware === undefined || !isFromThisMachine(request)) next();
    else middleware(request, response, next);
  });
}

/** Two years, as recommended for browsers' preload lists. */
const HEADER_HTTPS_ONLY = { 'strict-transport-security': 'max-age=63072000' };

/**
 * In production over https, tells browsers to use https only. Each host says so for itself only: whether the operator's
 * other hosts below this name have a certificate is unknown here.
 */
const getHttpsHeaders = ({ appEnv, publicUrl }: Settings): Readonly<Record<string, string>> =>
  appEnv === 'production' && publicUrl.startsWith('https:') ? HEADER_HTTPS_ONLY : {};

/** Responds to a URL with invalid escapes, which cannot be a page, with an error page that links to the home page. */
function rejectAddress(request: IncomingMessage, response: ServerResponse, { settings, phase }: ServerParts): void {
  const texts = phase().gateway?.texts;
  if (texts === undefined) {
    response.writeHead(400).end();
    return;
  }
  const home = { href: `${settings.deployPath}/`, says: 'page.toHome' } as const;
  const page = { says: 'page.noSuchPage.title', link: home } as const;
  response
    .writeHead(400, { ...PAGE_HEADERS_PLAIN, ...getHttpsHeaders(settings) })
    .end(renderPlainPage(texts, request.headers['accept-language'], page));
}
