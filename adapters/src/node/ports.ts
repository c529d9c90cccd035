import { contract } from '@fairhall/core/contract/contract';
import { createMemoryLocks } from '@fairhall/core/deferral/memory-locks';
import { createStorage, type Storage } from '@fairhall/core/storage/storage';
import { createVisitor, deviceIdOf } from '@fairhall/core/storage/visitor';
import { NO_BRIDGE } from '../bridge/no-bridge.ts';
import { type ClientBoot, hasConsent, storedTokens } from '../client-boot.ts';
import { createContainer, resolvePorts } from '../container.ts';
import { createIds } from '../crypto/ids.ts';
import { createSign, createSignatureCrypto } from '../crypto/signature-crypto.ts';
import { createGatewayClient } from '../http/gateway-client.ts';
import { createIpAnalysis, createPublicIp } from '../http/public-ip.ts';
import { createStaticContents } from '../http/static-contents.ts';
import { createRecordingNavigator } from '../memory/recording-navigator.ts';
import { type PortModule, type Ports, recipe } from '../ports.ts';
import { systemClock } from '../system-clock.ts';
import { describeComputer } from './device.ts';
import { createFileStore } from './file-store.ts';

export interface NodeBoot extends ClientBoot {
  /** File that keeps what a browser would keep. */
  readonly stateFile: string;
  /** Where a page would be opened; a terminal has none, so it is told. */
  readonly navigator?: Ports['navigator'] | undefined;
}

/** At a terminal somebody waits: one more try, at once. REL-05 */
const TERMINAL_RETRY_DELAYS_MS = [500];

/** The ports of a program at a terminal. */
export function createNodePorts(boot: NodeBoot): Ports {
  return resolvePorts(createContainer(nodeModule(boot)));
}

export function nodeModule(boot: NodeBoot): PortModule {
  const network = {
    origin: boot.origin,
    fetch: globalThis.fetch,
    clock: systemClock,
    timer: systemClock,
    retryDelaysMs: TERMINAL_RETRY_DELAYS_MS,
  };
  const publicIpOptions = (storage: Storage) => ({
    ...network,
    serviceUrl: boot.ipServiceUrl,
    hasConsent: () => hasConsent(storage),
  });
  return {
    bugs: recipe([], () => ({ report: (cause: unknown) => console.error(cause) })),
    clock: recipe([], () => systemClock),
    timer: recipe([], () => systemClock),
    ids: recipe([], createIds),
    store: recipe(['clock'], (clock) => createFileStore(boot.stateFile, clock)),
    storage: recipe(['store', 'clock'], createStorage),
    visitor: recipe(['storage', 'ids'], createVisitor),
    locks: recipe([], createMemoryLocks),
    navigator: recipe([], () => boot.navigator ?? createRecordingNavigator()),
    bridge: recipe([], () => NO_BRIDGE),
    gateway: recipe(['storage', 'ids', 'visitor'], (storage, ids, visitor) => {
      const device = describeComputer(deviceIdOf(storage, ids));
      const sign = createSign(createSignatureCrypto(), () => undefined);
      const context = () => ({ ...boot.context(), device });
      const tokens = storedTokens(storage);
      return createGatewayClient({ ...boot, ...network, contract, visitor, context, tokens, sign }).gateway;
    }),
    staticContents: recipe([], () => createStaticContents(network)),
    publicIp: recipe(['gateway', 'storage'], (gateway, storage) =>
      createPublicIp({ ...publicIpOptions(storage), gateway }),
    ),
    ipAnalysis: recipe(['publicIp', 'gateway'], createIpAnalysis),
  };
}
