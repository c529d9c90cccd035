import { BADGE_KEYS_PATH } from '@fairhall/core/badge/badge-keys';
import type { FastifyInstance } from 'fastify';
import { sendOverloaded } from './overload-page.ts';
import type { ServerParts } from './server-parts.ts';

/** Serves the public keys by which anybody can verify a badge; caches may hold them for some minutes. D-31 */
export function addBadgeKeys(server: FastifyInstance, serving: ServerParts): void {
  server.get(BADGE_KEYS_PATH, async (_, reply) => {
    const { gateway } = serving.phase();
    if (gateway === undefined) return sendOverloaded(reply, serving, 'starting');
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .header('x-content-type-options', 'nosniff')
      .send(await gateway.badgeKeys());
  });
}
