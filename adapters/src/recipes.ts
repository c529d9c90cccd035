import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { createStorage } from '@fairhall/core/storage/storage';
import { createVisitor } from '@fairhall/core/storage/visitor';
import { type ClientBoot, hasConsent } from './client-boot.ts';
import { createIds } from './crypto/ids.ts';
import { createIpAnalysis, createPublicIp } from './http/public-ip.ts';
import { createStaticContents } from './http/static-contents.ts';
import { defineRecipe } from './ports.ts';
import { createStoredClient, type Network } from './stored-client.ts';
import { systemClock } from './system-clock.ts';

/** Ports of a real machine, with or without a browser. */
export const systemRecipes = {
  bugs: defineRecipe([], () => ({ report: (cause: unknown) => console.error(cause) })),
  clock: defineRecipe([], () => systemClock),
  timer: defineRecipe([], () => systemClock),
  ids: defineRecipe([], createIds),
};

/** Ports that are derived from others in the same way on every platform. */
export const defaultRecipes = {
  storage: defineRecipe(['store', 'clock'], createStorage),
  visitor: defineRecipe(['storage', 'ids'], createVisitor),
  ipAnalysis: defineRecipe(['publicIp', 'gateway'], createIpAnalysis),
};

/** Creates the recipes of ports that call a gateway over a network. */
export function createNetworkRecipes(boot: ClientBoot, platform: Network) {
  const { origin, ipServiceUrl: serviceUrl } = boot;
  const { fetch, retryDelaysMs } = platform;
  const network = { fetch, retryDelaysMs };
  return {
    gateway: defineRecipe(
      ['storage', 'ids', 'visitor', 'bridge', 'clock', 'timer'],
      (storage, ids, visitor, bridge, clock, timer) =>
        createStoredClient(gatewayContract, boot, platform, { storage, ids, visitor, bridge, clock, timer }),
    ),
    staticContents: defineRecipe(['clock', 'timer'], (clock, timer) =>
      createStaticContents({ ...network, origin, clock, timer }),
    ),
    publicIp: defineRecipe(['gateway', 'storage', 'clock', 'timer'], (gateway, storage, clock, timer) =>
      createPublicIp({ ...network, serviceUrl, hasConsent: () => hasConsent(storage), gateway, clock, timer }),
    ),
  };
}
