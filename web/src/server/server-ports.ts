import { createSign, createSignatureCrypto } from '@fairhall/adapters/crypto/signature-crypto';
import { createDirectExchange } from '@fairhall/adapters/http/direct-exchange';
import { createGatewaySender } from '@fairhall/adapters/http/gateway-client';
import { REQUEST_TIMEOUT } from '@fairhall/adapters/http/request';
import { createStaticContents } from '@fairhall/adapters/http/static-contents';
import { systemClock } from '@fairhall/adapters/system-clock';
import { createClient, type Send } from '@fairhall/core/contract/client';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { secondaryContract } from '@fairhall/core/contract/trees/secondary-contract';
import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import { findSiteById } from '@fairhall/core/site/sites';
import type { Boot } from '../page/boot.ts';
import type { PagePorts } from '../page/page-ports.ts';
import { sendDirectly } from './direct-calls.ts';
import type { Caller, PageOptions } from './page-options.ts';
import { readAnswer } from './row-cache.ts';

/** Name of the pages among the gateway's callers. */
const CLIENT_ID = 'fairhall-web';
/** Any origin will do: nothing leaves the process. */
const ORIGIN = 'http://gateway.internal';
/** In shape alone, as a browser does (D-49). */
const sign = createSign(createSignatureCrypto(), () => undefined);

/**
 * The ports of one request: the same calls as in the browser, of the gateway in this process. What is somebody's own is
 * asked by a request with the token of whoever visits.
 */
export function createServerPorts(
  boot: Boot,
  { gateway: own }: PageOptions,
  caller: Caller,
  token: string | undefined,
): PagePorts {
  const handle = (request: Request) => own.handle(request, caller);
  const network = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => handle(new Request(input, init)),
    exchange: createDirectExchange(handle, systemClock, readAnswer),
    clock: systemClock,
    timer: systemClock,
    origin: ORIGIN,
    timeoutMs: REQUEST_TIMEOUT.server,
    // A gateway in the same process is not asked twice.
    retryDelaysMs: [],
  };
  const context = () => ({
    appVersion: boot.appVersion,
    lang: boot.lang,
    siteId: boot.siteId,
    websiteId: boot.siteId,
    country: findSiteById(boot.siteId)?.countryId ?? DEFAULT_VALUES.countryId,
    device: { deviceId: '', deviceMake: '', deviceModel: '', sysType: 'web', sysVersion: '' } as const,
    exhibitionId: '',
    exhibitionType: '',
    themeType: DEFAULT_VALUES.themeType,
  });
  const tokens = token === undefined ? undefined : { buyer: () => token, supplier: () => '' };
  const client = { ...network, clientId: CLIENT_ID, context, tokens, sign, trustAnswers: true };
  // Most pages ask only what anybody may read, and need no client of requests.
  let usual: Send | undefined;
  const send = sendDirectly({
    boot,
    gateway: own,
    caller,
    timeoutMs: REQUEST_TIMEOUT.server,
    usual: (call, data, options) => {
      usual ??= createGatewaySender(client).send;
      return usual(call, data, options);
    },
  });
  return {
    gateway: createClient(gatewayContract, send),
    frontGateway: async () => createClient(secondaryContract, send),
    contents: createStaticContents(network),
  };
}
