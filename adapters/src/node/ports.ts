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

/** What the ports of a program at a terminal are made from. */
export interface NodeBoot extends ClientBoot {
  /** File that keeps what a browser would keep. */
  readonly stateFile: string;
  /** Called with the address where a browser would open a page, since a terminal opens none. */
  readonly navigator?: Ports['navigator'] | undefined;
}

/** Longest waits before another try, in milliseconds: only one try, because a person waits at the terminal. REL-05 */
const RETRY_DELAYS_MS = [500];

/** The network as a program at a terminal has it. */
export const createNodeNetwork = (): Network => ({
  fetch: globalThis.fetch,
  describeDevice: describeComputer,
  retryDelaysMs: RETRY_DELAYS_MS,
});

/** The ports of a program at a terminal. */
export function createNodePorts(boot: NodeBoot): Ports {
  return resolvePorts(createNodeModule(boot));
}

/** How the ports of a program at a terminal are made. */
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
