import { contract } from '@fairhall/core/contract/contract';
import type { DeviceInfo } from '@fairhall/core/contract/envelope';
import type { NativeBridge } from '@fairhall/core/ports/native-bridge';
import { createStorage } from '@fairhall/core/storage/storage';
import { createVisitor, deviceIdOf } from '@fairhall/core/storage/visitor';
import { type ClientBoot, hasConsent, storedTokens } from './client-boot.ts';
import { createIds } from './crypto/ids.ts';
import { createSign, createSignatureCrypto } from './crypto/signature-crypto.ts';
import type { Fetch } from './http/exchange.ts';
import { createGatewayClient } from './http/gateway-client.ts';
import { createIpAnalysis, createPublicIp } from './http/public-ip.ts';
import { createStaticContents } from './http/static-contents.ts';
import { recipe } from './ports.ts';
import { systemClock } from './system-clock.ts';

/** The ports of a real machine, browser or not. */
export const systemRecipes = {
  bugs: recipe([], () => ({ report: (cause: unknown) => console.error(cause) })),
  clock: recipe([], () => systemClock),
  timer: recipe([], () => systemClock),
  ids: recipe([], createIds),
};

/** The ports that are made of others in one way, wherever the program runs. */
export const derivedRecipes = {
  storage: recipe(['store', 'clock'], createStorage),
  visitor: recipe(['storage', 'ids'], createVisitor),
  ipAnalysis: recipe(['publicIp', 'gateway'], createIpAnalysis),
};

/** What the calls of a program need of the platform. */
export interface Network {
  readonly fetch: Fetch;
  readonly describeDevice: (deviceId: string, bridge: NativeBridge) => DeviceInfo;
  /** The address of the page in front of the person; absent at a terminal. */
  readonly page?: (() => string) | undefined;
  /** Waits between tries where they are other than the client's own, in milliseconds. */
  readonly retryDelaysMs?: readonly number[] | undefined;
}

/** The ports that ask a gateway over a network. */
export function networkRecipes(boot: ClientBoot, { describeDevice, page, ...network }: Network) {
  const { origin, ipServiceUrl: serviceUrl } = boot;
  return {
    gateway: recipe(
      ['storage', 'ids', 'visitor', 'bridge', 'clock', 'timer'],
      (storage, ids, visitor, bridge, clock, timer) => {
        const device = describeDevice(deviceIdOf(storage, ids), bridge);
        const context = () => ({ ...boot.context(), device });
        const sign = createSign(createSignatureCrypto(), () => undefined);
        const caller = { contract, context, visitor, tokens: storedTokens(storage), sign, page };
        return createGatewayClient({ ...boot, ...network, ...caller, clock, timer }).gateway;
      },
    ),
    staticContents: recipe(['clock', 'timer'], (clock, timer) =>
      createStaticContents({ ...network, origin, clock, timer }),
    ),
    publicIp: recipe(['gateway', 'storage', 'clock', 'timer'], (gateway, storage, clock, timer) =>
      createPublicIp({ ...network, serviceUrl, hasConsent: () => hasConsent(storage), gateway, clock, timer }),
    ),
  };
}
