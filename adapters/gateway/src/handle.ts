import { randomUUID } from 'node:crypto';
import type { ClientKind } from '@fairhall/core/contract/call';
import type { OverloadCause } from '@fairhall/core/contract/overload';
import { resolveLanguage } from '@fairhall/core/site/resolve-language';
import { answerCall, toRefused } from './answer-call.ts';
import type { ContentResource } from './content/serve-content.ts';
import type { Caller, GatewayServices, Resource } from './gateway-services.ts';
import { renderMailsJson } from './mail/dev-mails.ts';
import { getOverload, toOverloadRefusal } from './operations/load-shedding.ts';
import { createRefusalAnswer } from './wire/answer.ts';
import { type CallError, NOT_FOUND, REQUEST_METHOD_INVALID } from './wire/call-error.ts';

export const ROOT = '/gateway/';

export interface Resources {
  /** Resources by their folder below the root, the name with a trailing slash. */
  readonly byFolder: ReadonlyMap<string, Resource>;
  /** Static texts, by website number. */
  readonly content: ContentResource;
  /** The contract as an OpenAPI document. */
  openapi(): Promise<string>;
}

export type Handle = (request: Request, caller: Caller) => Promise<Response>;

const CONTENT = /^\d{1,9}\//;

/** Handles every address below the gateway's root. An unknown one gets a 404 in the general envelope. REL-36 */
export function createHandle(parts: GatewayServices, resources: Resources): Handle {
  return async (request, caller) => {
    const path = pathOf(request);
    const route = parts.routes.get(path);
    if (route !== undefined) {
      return request.method === 'POST'
        ? answerCall(parts, route, request, caller)
        : rejectRequest(parts, request, REQUEST_METHOD_INVALID, { allow: 'POST' });
    }
    try {
      return await answerResource(parts, resources, request, { path, caller });
    } catch (error) {
      const requestId = randomUUID();
      return rejectRequest(parts, request, toRefused(parts, error, { call: 'resource', requestId, caller }), {
        requestId,
      });
    }
  };
}

/** The handler of an address that is no call. */
interface ResourceMatch {
  readonly respond: () => Response | Promise<Response | undefined>;
  readonly takesPosts?: true | undefined;
}

async function answerResource(
  parts: GatewayServices,
  { byFolder, content, openapi }: Resources,
  request: Request,
  { path, caller }: { readonly path: string; readonly caller: Caller },
): Promise<Response> {
  const folder = path.slice(0, path.indexOf('/') + 1);
  const found = findResource();
  if (found === undefined) return rejectRequest(parts, request, NOT_FOUND);
  const methods = found.takesPosts === true ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  if (!methods.includes(request.method))
    return rejectRequest(parts, request, REQUEST_METHOD_INVALID, { allow: methods.join(', ') });
  if (request.method === 'POST') {
    const spent = await parts.limiter.check(`resource/${folder}`, 'submit', { visitor: null, ...caller }, {});
    if (!spent.ok) return rejectRequest(parts, request, spent.error);
  }
  const response = (await found.respond()) ?? rejectRequest(parts, request, NOT_FOUND);
  const overload = getOverload(response);
  if (overload === undefined || caller.signal?.aborted === true) return response;
  const requestId = randomUUID();
  parts.loadShedding.record(overload, { requestId, call: 'resource' });
  response.headers.set('x-request-id', requestId);
  return response;

  function findResource(): ResourceMatch | undefined {
    const resource = byFolder.get(folder);
    if (resource !== undefined)
      return { respond: () => resource.respond(request, caller), takesPosts: resource.takesPosts };
    if (CONTENT.test(path)) return { respond: () => content.respond(request, caller) };
    if (path === 'openapi.json') return { respond: async () => answerOpenapi(await openapi()) };
    const isDevMails = path === 'dev/mails' && caller.isLocal === true && parts.settings.appEnv !== 'production';
    if (!isDevMails) return undefined;
    return { respond: () => renderMailsJson(parts.database, new URL(request.url).searchParams.get('to')) };
  }
}

const answerOpenapi = (openapi: string): Response =>
  new Response(openapi, {
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' },
  });

/** The path below the root as the client sent it: no call's path needs decoding. */
function pathOf(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname.startsWith(ROOT) ? pathname.slice(ROOT.length) : '';
}

interface RejectOptions {
  readonly allow?: string;
  readonly requestId?: string;
  /** The kind of client, which decides the envelope. */
  readonly client?: ClientKind;
}

/** Answers a request below the root that is rejected before it is read. REL-22 */
export function rejectOverloaded(parts: GatewayServices, request: Request, cause: OverloadCause): Response {
  const { client = 'general' } = parts.routes.get(pathOf(request))?.call ?? {};
  return rejectRequest(parts, request, toOverloadRefusal(cause), { client });
}

function rejectRequest(
  { texts, loadShedding }: GatewayServices,
  request: Request,
  refused: CallError,
  { allow, requestId = randomUUID(), client = 'general' }: RejectOptions = {},
): Response {
  if (refused.overload !== undefined) loadShedding.record(refused.overload, { requestId, call: 'resource' });
  const lang = resolveLanguage({ accept: request.headers.get('accept-language') });
  const response = createRefusalAnswer(client, refused, texts.of(lang), requestId);
  if (allow !== undefined) response.headers.set('allow', allow);
  return response;
}
