import { createMemoryLocks } from '@fairhall/core/deferral/memory-locks';
import { NO_BRIDGE } from '../bridge/no-bridge.ts';
import type { ClientBoot } from '../client-boot.ts';
import { resolvePorts } from '../container.ts';
import { createRecordingNavigator } from '../memory/recording-navigator.ts';
import { defineRecipe, type PortModule, type Ports } from '../ports.ts';
import { createNetworkRecipes, defaultRecipes, systemRecipes } from '../recipes.ts';
import type { Network } from '../stored-client.ts';
import { describeComputer } from './device.ts';
import { createFileStore } from './file-store.ts';

/** The options from which the ports of a terminal program are created. */
export interface NodeBoot extends ClientBoot {
  /** File for the values that a browser would store. */
  readonly stateFile: string;
  /** Called with an address that a browser would open, since a terminal cannot open pages. */
  readonly navigator?: Ports['navigator'] | undefined;
}

/** Maximum waits before another try, in milliseconds: only one retry, because a person waits at the terminal. REL-05 */
const RETRY_DELAYS_MS = [500];

/** The network functions of a terminal program. */
export const createNodeNetwork = (): Network => ({
  fetch: globalThis.fetch,
  describeDevice: describeComputer,
  retryDelaysMs: RETRY_DELAYS_MS,
});

/** Creates the ports of a terminal program. */
export function createNodePorts(boot: NodeBoot): Ports {
  return resolvePorts(createNodeModule(boot));
}

/** The recipes of the ports of a terminal program. */
export function createNodeModule(boot: NodeBoot): PortModule {
  return {
    ...systemRecipes,
    ...defaultRecipes,
    ...createNetworkRecipes(boot, createNodeNetwork()),
    store: defineRecipe(['clock'], (clock) => createFileStore(boot.stateFile, clock)),
    locks: defineRecipe([], createMemoryLocks),
    bridge: defineRecipe([], () => NO_BRIDGE),
    navigator: defineRecipe([], () => boot.navigator ?? createRecordingNavigator()),
  };
}
