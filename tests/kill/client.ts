import { randomBytes, randomUUID } from 'node:crypto';
import { createSign, createSignatureCrypto } from '@fairhall/adapters/crypto/signature-crypto';
import { createGatewayClient } from '@fairhall/adapters/http/gateway-client';
import { testContext } from '@fairhall/adapters/memory/test-client';
import { systemClock } from '@fairhall/adapters/system-clock';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { supplierContract } from '@fairhall/core/contract/trees/supplier';

export type Client = ReturnType<typeof createGatewayClient<typeof gatewayContract>>['gateway'];

export type SupplierClient = ReturnType<typeof createGatewayClient<typeof supplierContract>>['gateway'];

export const createVisitorKey = (): string => randomBytes(32).toString('base64url');

/** The product's own HTTP client with a network address of its own, given by the forwarding header. */
export function createClient(
  origin: string,
  address: string,
  { visitorKey = createVisitorKey(), token = '' }: { readonly visitorKey?: string; readonly token?: string } = {},
): Client {
  const tokens = { buyer: () => token, supplier: () => '' };
  return createGatewayClient({
    contract: gatewayContract,
    ...connection(origin, address),
    tokens,
    visitor: visitorOf(visitorKey),
  }).gateway;
}

/** The client of a supplier's person. */
export function createSupplierClient(origin: string, address: string, token: string): SupplierClient {
  const tokens = { buyer: () => '', supplier: () => token };
  const visitor = visitorOf(createVisitorKey());
  const sign = createSign(createSignatureCrypto(), () => undefined);
  const caller = { contract: supplierContract, tokens, visitor, sign };
  return createGatewayClient({ ...connection(origin, address), ...caller }).gateway;
}

const visitorOf = (visitorKey: string) => ({ visitorId: () => randomUUID(), visitorKey: () => visitorKey });

const connection = (origin: string, address: string) => ({
  origin,
  clientId: 'web' as const,
  fetch: (...[input, init]: Parameters<typeof fetch>) => {
    const request = new Request(input, init);
    request.headers.set('x-forwarded-for', address);
    request.headers.set('x-test-ip', address);
    return fetch(request);
  },
  clock: systemClock,
  timer: systemClock,
  context: () => testContext,
});
