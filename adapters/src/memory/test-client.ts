import type { Contract } from '@fairhall/core/contract/call';
import type { GatewayError } from '@fairhall/core/contract/error';
import { createGatewayClient, type GatewayClientOptions } from '../http/gateway-client.ts';
import { createScriptedFetch, type SentRequest } from './scripted-fetch.ts';
import { createSimulatedClock } from './simulated-clock.ts';

type TestClientOptions<Tree extends Contract> = Partial<GatewayClientOptions<Tree>> &
  Pick<GatewayClientOptions<Tree>, 'contract'>;

/** The real client with a scripted network and a simulated clock; records its reports. */
export function createTestClient<Tree extends Contract>(
  given: TestClientOptions<Tree>,
  answer: (request: SentRequest) => Response | Promise<Response>,
) {
  const clock = createSimulatedClock();
  const { fetch, requests } = createScriptedFetch(answer);
  const unhandled: GatewayError[] = [];
  const rejectedTokens: string[] = [];
  const client = createGatewayClient({
    origin: 'https://gateway.test',
    clientId: 'web',
    fetch,
    clock,
    timer: clock,
    random: () => 1,
    context: () => testContext,
    onUnhandledError: (error) => unhandled.push(error),
    onTokenError: () => rejectedTokens.push('token-error'),
    ...given,
  });
  return { ...client, clock, requests, unhandled, rejectedTokens };
}

export const testContext = {
  appVersion: '0.1.0',
  lang: 'en',
  siteId: 999,
  websiteId: 2,
  device: { deviceId: 'd-1', deviceMake: '', deviceModel: '', sysType: 'web', sysVersion: '' },
  exhibitionId: '',
  exhibitionType: '',
  themeType: 'homelife',
  country: '356',
} as const;

/** A successful response in the general envelope. */
export const createGeneralResponse = (data: unknown) => Response.json({ code: '0', data });
export const createMicroResponse = (data: unknown) => Response.json({ success: true, code: 200, data });
