import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

const HOST = /^(\[[^\]]+\]|[^:]+)(:\d{1,5})?$/;

const HOST_UNKNOWN = `This server does not answer at the host name of this address.
It answers at localhost, at names below localhost, at IP addresses, at the hosts of PUBLIC_URL and SUPPLIER_URL,
and at the hosts of sites (fairhall staff site set 2 host=…): set PUBLIC_URL to the origin that you want to use, and
start the server again.
`;

/**
 * Rejects requests whose Host header is not a known name, for use outside production. Otherwise a page of a foreign
 * domain that is rebound to this machine (DNS rebinding) could read everything that only this machine may see. THR-17
 */
export function rejectUnknownHosts(
  server: FastifyInstance,
  settings: Pick<Settings, 'host' | 'publicUrl' | 'supplierUrl'>,
  isSiteHost: (name: string) => boolean,
): void {
  const isKnown = createHostCheck(settings, isSiteHost);
  server.addHook('onRequest', async (request, reply) => {
    // Checks the raw header, since any page can send a forwarded one.
    if (isKnown(request.raw.headers.host)) return;
    await reply
      .code(421)
      .type('text/plain; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .send(HOST_UNKNOWN);
  });
}

/**
 * Recognises the host names that were configured for this server. An IP address needs no name, so it cannot be rebound.
 */
export function createHostCheck(
  { host, publicUrl, supplierUrl }: Pick<Settings, 'host' | 'publicUrl' | 'supplierUrl'>,
  isSiteHost: (name: string) => boolean,
): (header: string | undefined) => boolean {
  const named = [publicUrl, supplierUrl].filter((url) => url !== '').map((url) => new URL(url).hostname);
  const allowed = [host.toLowerCase(), ...named];
  return (header = '') => {
    const name = HOST.exec(header.toLowerCase())?.[1] ?? '';
    if (name === 'localhost' || name.endsWith('.localhost') || allowed.includes(name) || isSiteHost(name)) return true;
    return isIP(name.startsWith('[') ? name.slice(1, -1) : name) > 0;
  };
}
