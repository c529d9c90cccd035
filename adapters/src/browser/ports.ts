import { contract } from '@fairhall/core/contract/contract';
import { createStorage } from '@fairhall/core/storage/storage';
import { createVisitor, deviceIdOf } from '@fairhall/core/storage/visitor';
import { createNativeBridge } from '../bridge/native-bridge.ts';
import { type ClientBoot, hasConsent, storedTokens } from '../client-boot.ts';
import { createIds } from '../crypto/ids.ts';
import { createSign, createSignatureCrypto } from '../crypto/signature-crypto.ts';
import { createGatewayClient } from '../http/gateway-client.ts';
import { createIpAnalysis, createPublicIp } from '../http/public-ip.ts';
import { createStaticContents } from '../http/static-contents.ts';
import type { Ports } from '../ports.ts';
import { systemClock } from '../system-clock.ts';
import { describeDevice } from './device.ts';
import { createBrowserLocks } from './locks.ts';
import { createBrowserNavigator } from './navigator.ts';
import { createSafeCopies } from './safe-copies.ts';
import { createBrowserStore } from './store.ts';
import type { BrowserWindow } from './window.ts';

/** The ports of a page in a browser. A router's own navigator replaces the one given here. */
export function createBrowserPorts(boot: ClientBoot, window: BrowserWindow): Ports {
  const ids = createIds();
  const copies = createSafeCopies(window.indexedDB);
  const store = createBrowserStore(window, copies);
  const storage = createStorage(store, systemClock);
  const visitor = createVisitor(storage, ids);
  const bridge = createNativeBridge(window, ids, systemClock);
  const device = describeDevice(window.navigator.userAgent, bridge.present, deviceIdOf(storage, ids));
  const network = networkOf(boot, window);
  const { gateway } = createGatewayClient({
    ...boot,
    ...network,
    contract,
    visitor,
    context: () => ({ ...boot.context(), device }),
    tokens: storedTokens(storage),
    sign: createSign(createSignatureCrypto(), () => undefined),
    page: () => window.location.href,
  });
  const consented = () => hasConsent(storage);
  const publicIp = createPublicIp({ ...network, gateway, serviceUrl: boot.ipServiceUrl, hasConsent: consented });
  return {
    bugs: { report: (cause) => console.error(cause) },
    clock: systemClock,
    timer: systemClock,
    ids,
    store,
    storage,
    visitor,
    locks: createBrowserLocks(window.navigator.locks),
    bridge,
    gateway,
    publicIp,
    navigator: createBrowserNavigator(window, copies),
    staticContents: createStaticContents(network),
    ipAnalysis: createIpAnalysis(publicIp, gateway),
  };
}

const networkOf = ({ origin }: ClientBoot, window: BrowserWindow) => ({
  origin,
  clock: systemClock,
  timer: systemClock,
  // A browser's fetch asks to be called on its window.
  fetch: (...request: Parameters<typeof window.fetch>) => window.fetch(...request),
});
