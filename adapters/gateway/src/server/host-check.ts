import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

const HOST = /^(\[[^\]]+\]|[^:]+)(:\d{1,5})?$/;

const HOST_UNKNOWN = `This server does not answer at the host name of this address.
It answers at localhost, at names below localhost, at IP addresses, and at the hosts of PUBLIC_URL and
SUPPLIER_URL: set PUBLIC_URL to the origin that you want to use, and start the server again.
`;

/**
 * Turns away whoever calls the server by a name that nobody gave it, for use outside production: a page of a foreign name
 * that suddenly leads to this machine (DNS rebinding) would read everything that only this machine may see. THR-17
 */
export function rejectUnknownHosts(
  server: FastifyInstance,
  settings: Pick<Settings, 'host' | 'publicUrl' | 'supplierUrl'>,
): void {
  const isKnown = createHostCheck(settings);
  server.addHook('onRequest', async (request, reply) => {
    // The header as it was sent: any page may write a forwarded one.
    if (isKnown(request.raw.headers.host)) return;
    await reply
      .code(421)
      .type('text/plain; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .send(HOST_UNKNOWN);
  });
}

/** Tells names that lead here because somebody wanted them to. An IP address needs no name, so it cannot be rebound. */
export function createHostCheck({
  host,
  publicUrl,
  supplierUrl,
}: Pick<Settings, 'host' | 'publicUrl' | 'supplierUrl'>): (header: string | undefined) => boolean {
  const named = [publicUrl, supplierUrl].filter((url) => url !== '').map((url) => new URL(url).hostname);
  const allowed = [host.toLowerCase(), ...named];
  return (header = '') => {
    const name = HOST.exec(header.toLowerCase())?.[1] ?? '';
    if (name === 'localhost' || name.endsWith('.localhost') || allowed.includes(name)) return true;
    return isIP(name.startsWith('[') ? name.slice(1, -1) : name) > 0;
  };
}
