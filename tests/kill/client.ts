import { randomBytes, randomUUID } from 'node:crypto';
import { createGatewayClient } from '@fairhall/adapters/http/gateway-client';
import { testContext } from '@fairhall/adapters/memory/test-client';
import { systemClock } from '@fairhall/adapters/system-clock';
import { contract } from '@fairhall/core/contract/contract';

export type Client = ReturnType<typeof createGatewayClient<typeof contract>>['gateway'];

export const newVisitorKey = (): string => randomBytes(32).toString('base64url');

/** The product's own HTTP client, with an address of its own: as a proxy names it, and as a test may. */
export function clientFrom(
  origin: string,
  address: string,
  { visitorKey = newVisitorKey(), token = '' }: { readonly visitorKey?: string; readonly token?: string } = {},
): Client {
  const { gateway } = createGatewayClient({
    contract,
    origin,
    clientId: 'web',
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('x-forwarded-for', address);
      request.headers.set('x-test-ip', address);
      return fetch(request);
    },
    clock: systemClock,
    timer: systemClock,
    context: () => testContext,
    tokens: { buyer: () => token, supplier: () => '' },
    visitor: { visitorId: () => randomUUID(), visitorKey: () => visitorKey },
  });
  return gateway;
}
