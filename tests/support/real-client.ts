import { createDirectExchange } from '@fairhall/adapters/http/direct-exchange';
import { createGatewayClient } from '@fairhall/adapters/http/gateway-client';
import { createSimulatedClock } from '@fairhall/adapters/memory/simulated-clock';
import { testContext } from '@fairhall/adapters/memory/test-client';
import { contract } from '@fairhall/core/contract/contract';
import type { Gateway as Calls } from '@fairhall/core/ports/gateway';
import type { Gateway } from '@fairhall/gateway/gateway';

interface Who {
  readonly visitorKey: string;
  readonly token?: string | undefined;
  readonly lang?: string | undefined;
}

/** The HTTP client that browsers and terminals use, connected to a gateway in this process without a socket. */
export function clientOn(gateway: Gateway, { visitorKey, token = '', lang = 'en' }: Who): Calls {
  const clock = createSimulatedClock();
  const exchange = createDirectExchange((request) => gateway.handle(request, { address: '192.0.2.1' }), clock);
  return createGatewayClient({
    contract,
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
