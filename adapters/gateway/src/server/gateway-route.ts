import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import type { Caller } from '../gateway-services.ts';
import { createDisconnectSignal } from './disconnect-signal.ts';
import { FORM_TYPE } from './limit-body-time.ts';
import { sendOverloaded } from './overload-page.ts';
import { readCaller } from './read-caller.ts';
import { sendResponse } from './send-response.ts';
import type { ServerParts } from './server-parts.ts';
import { toLongRequest, toRequest } from './to-request.ts';

const HTTP_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Routes everything below /gateway, unless the process is overloaded. REL-22 */
export function addGateway(server: FastifyInstance, serving: ServerParts): void {
  const { phase, isOverloaded, tarpit } = serving;
  const send = async (reply: FastifyReply, response: Response, { address }: Caller): Promise<FastifyReply> => {
    if (response.status >= 400 && (await tarpit.hold(address)) === 'close') reply.header('connection', 'close');
    return sendResponse(reply, response);
  };
  server.register(async (scope) => {
    scope.addContentTypeParser(FORM_TYPE, (_request, payload, done) => done(null, payload));
    scope.setErrorHandler(async (error, request, reply) => {
      const { code } = error as { code?: string }; // Fastify's errors have one
      const { gateway } = phase();
      if (code !== 'FST_ERR_CTP_BODY_TOO_LARGE' || gateway === undefined) throw error;
      const caller = readCaller(request);
      return send(reply, await gateway.handle(toLongRequest(request), caller), caller);
    });
    scope.route({
      method: [...HTTP_METHODS],
      url: '/gateway/*',
      handler: async (request, reply) => {
        const { gateway } = phase();
        if (gateway === undefined) return sendOverloaded(reply, serving, 'starting');
        if (isOverloaded() && !isSubmit(request, gateway))
          return sendResponse(reply, gateway.refuse(toRequest(request), 'eventLoop'));
        const caller = { ...readCaller(request), signal: createDisconnectSignal(request, reply) };
        return send(reply, await gateway.handle(toRequest(request), caller), caller);
      },
    });
  });
}

/** Any request may carry an idempotency key; only a call that stores something requires it. */
function isSubmit({ headers, params }: FastifyRequest, gateway: Gateway): boolean {
  const { '*': path } = params as { readonly '*': string }; // the route defines it
  return headers['idempotency-key'] !== undefined && gateway.isSubmit(path);
}
