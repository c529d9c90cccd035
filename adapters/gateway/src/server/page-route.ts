import type { OverloadCause } from '@fairhall/core/contract/overload';
import { resolveSiteId } from '@fairhall/core/site/audience';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import type { Caller } from '../gateway-services.ts';
import { LOAD_SHEDDING_RULES } from '../operations/load-shedding.ts';
import { sendOverloaded, sendOverloadPage, sendShedPage } from './overload-page.ts';
import { createPageCache, type RenderedPage, renderPage, type SharedVisit } from './page-cache.ts';
import type { PageVisit } from './pages.ts';
import { readCaller } from './read-caller.ts';
import { sendCachedPage, sendPage, sendStalePage } from './send-page.ts';
import type { ServerParts } from './server-parts.ts';
import { toPageRequest } from './to-request.ts';

/** Unknown addresses below these folders are 404s; all others go to the pages. */
const PATH_NOT_PAGES = /^\/(assets|gateway|dev|\.well-known)(\/|\?|$)/;

const TEXT_OF_ROBOTS = `User-agent: *
Disallow: /gateway/
Allow: /gateway/image/
Disallow: /dev/
`;

/** In production the sitemap is on the host of the requested site; elsewhere each host has its own. */
function renderRobots({ settings, phase }: ServerParts, requestUrl: URL): string {
  const { appEnv, publicUrl, deployPath, siteId } = settings;
  const { sites } = phase().gateway ?? {};
  const fixed = { siteId: siteId ?? undefined };
  const site = resolveSiteId({ host: requestUrl.host, settings: { fixed, hosts: sites?.hosts } });
  const origin = appEnv === 'production' ? (sites?.getOrigin(site) ?? publicUrl) : requestUrl.origin;
  return `${TEXT_OF_ROBOTS}Sitemap: ${origin}${deployPath}/sitemap.xml\n`;
}

/**
 * Sends all other requests to the pages. While the process is overloaded it sends only cached pages; other requests are
 * told to retry. REL-22
 */
export function addPages(server: FastifyInstance, serving: ServerParts): void {
  const { phase, isOverloaded } = serving;
  const pageCache = createPageCache({
    stateOf: (branch) => phase().gateway?.stateOf(branch),
    lastStateOf: (branch) => phase().gateway?.lastStateOf(branch),
  });
  server.get('/robots.txt', (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(renderRobots(serving, toPageRequest(request).url)),
  );
  server.setNotFoundHandler(async (request, reply) => {
    const { pages, gateway } = phase();
    if (PATH_NOT_PAGES.test(request.url)) return reply.code(404).send();
    if (gateway === undefined) return sendOverloaded(reply, serving, 'starting');
    if (pages === undefined) return reply.code(404).send();
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').send();
    const visit = pages.visit(toPageRequest(request));
    const caller = readCaller(request);
    // A development server compiles for seconds at the first page, and has no other users to protect.
    if (isOverloaded() && pages.middleware === undefined) {
      const cached = isShared(visit) ? pageCache.findCurrent(visit) : undefined;
      if (cached !== undefined) return sendCachedPage(reply, cached, visit.cookies);
      const stale = isShared(visit) ? pageCache.findStale(visit) : undefined;
      return stale === undefined
        ? sendShedPage(reply, serving, gateway.texts, 'eventLoop')
        : sendStalePage(reply, stale, visit.cookies);
    }
    const found = isShared(visit) ? await pageCache.find(visit, caller) : await renderPage(visit, caller);
    if ('stale' in found) return sendStalePage(reply, found.stale, visit.cookies);
    const failure = 'own' in found ? findOverload(found) : undefined;
    // The failed call was already recorded.
    if (failure !== undefined) return sendOverloadPage(reply, gateway.texts, failure.cause, failure.requestId);
    if ('kept' in found || found.own.status === 200) countView(gateway, visit, request, caller);
    return 'kept' in found
      ? sendCachedPage(reply, found.kept, visit.cookies)
      : sendPage(reply, found.own, visit.cookies);
  });
}

/** The cause if the error is temporary, so that the same address may work soon. REL-23 */
function findOverload({ own, failure }: RenderedPage): { cause: OverloadCause; requestId: string } | undefined {
  if (own.status < 500 || failure === undefined || failure.trouble === 'bug') return undefined;
  return { cause: LOAD_SHEDDING_RULES[failure.trouble], requestId: failure.requestId };
}

/** Counts a view, except of a page that a browser prefetches. */
function countView(
  { countView }: Gateway,
  { seen }: PageVisit,
  { headers }: FastifyRequest,
  { address }: Caller,
): void {
  if (seen === undefined || headers['sec-purpose'] !== undefined) return;
  countView(seen, { address, userAgent: headers['user-agent'] ?? '' });
}

const isShared = (visit: PageVisit): visit is SharedVisit => visit.shared !== undefined;
