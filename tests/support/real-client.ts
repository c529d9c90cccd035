import { createDirectExchange } from '@fairhall/adapters/http/direct-exchange';
import { createGatewayClient } from '@fairhall/adapters/http/gateway-client';
import { createSimulatedClock } from '@fairhall/adapters/memory/simulated-clock';
import { testContext } from '@fairhall/adapters/memory/test-client';
import type { Contract } from '@fairhall/core/contract/call';
import type { Client } from '@fairhall/core/contract/client';
import type { SignedRequest } from '@fairhall/core/contract/signature';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import type { Gateway as Calls } from '@fairhall/core/ports/gateway';
import type { Gateway } from '@fairhall/gateway/gateway';

interface Who {
  readonly visitorKey: string;
  readonly token?: string | undefined;
  readonly lang?: string | undefined;
}

/** The HTTP client that browsers and terminals use, connected to a gateway in this process without a socket. */
export function createClient(gateway: Gateway, { visitorKey, token = '', lang = 'en' }: Who): Calls {
  const clock = createSimulatedClock();
  const exchange = createDirectExchange((request) => gateway.handle(request, { address: '192.0.2.1' }), clock);
  return createGatewayClient({
    contract: gatewayContract,
    origin: 'http://fairhall.test',
    clientId: 'web',
    fetch: globalThis.fetch,
    exchange,
    clock,
    timer: clock,
    visitor: { visitorId: () => 'visitor', visitorKey: () => visitorKey },
    tokens: { buyer: () => token, supplier: () => '' },
    context: () => ({ ...testContext, lang }),
  }).gateway;
}

/**
 * Creates a client that signs its calls, on a device whose clock is at `deviceTime`; `times` are those of the envelopes
 * it sent.
 */
export function createSigningClient<Tree extends Contract>(
  gateway: Gateway,
  tree: Tree,
  deviceTime: number,
  sign: (request: SignedRequest) => string | Promise<string>,
  token = '',
): { readonly client: Client<Tree>; readonly times: readonly number[] } {
  const clock = createSimulatedClock(deviceTime);
  const times: number[] = [];
  const handle = async (request: Request): Promise<Response> => {
    times.push(((await request.clone().json()) as { time: number }).time);
    return gateway.handle(request, { address: '192.0.2.1' });
  };
  const { gateway: client } = createGatewayClient({
    contract: tree,
    origin: 'http://fairhall.test',
    clientId: 'app',
    fetch: globalThis.fetch,
    exchange: createDirectExchange(handle, clock),
    clock,
    timer: clock,
    sign,
    visitor: { visitorId: () => 'visitor', visitorKey: () => 'a-device-whose-clock-is-off' },
    tokens: { buyer: () => '', supplier: () => token },
    context: () => testContext,
  });
  return { client, times };
}
