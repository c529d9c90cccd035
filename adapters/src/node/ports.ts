import { createMemoryLocks } from '@fairhall/core/deferral/memory-locks';
import { NO_BRIDGE } from '../bridge/no-bridge.ts';
import type { ClientBoot } from '../client-boot.ts';
import { resolvePorts } from '../container.ts';
import { createRecordingNavigator } from '../memory/recording-navigator.ts';
import { type PortModule, type Ports, recipe } from '../ports.ts';
import { derivedRecipes, networkRecipes, systemRecipes } from '../recipes.ts';
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
const TERMINAL_RETRY_DELAYS_MS = [500];

/** The network as a program at a terminal has it. */
export const nodeNetwork = (): Network => ({
  fetch: globalThis.fetch,
  describeDevice: describeComputer,
  retryDelaysMs: TERMINAL_RETRY_DELAYS_MS,
});

/** The ports of a program at a terminal. */
export function createNodePorts(boot: NodeBoot): Ports {
  return resolvePorts(nodeModule(boot));
}

/** How the ports of a program at a terminal are made. */
export function nodeModule(boot: NodeBoot): PortModule {
  return {
    ...systemRecipes,
    ...derivedRecipes,
    ...networkRecipes(boot, nodeNetwork()),
    store: recipe(['clock'], (clock) => createFileStore(boot.stateFile, clock)),
    locks: recipe([], createMemoryLocks),
    bridge: recipe([], () => NO_BRIDGE),
    navigator: recipe([], () => boot.navigator ?? createRecordingNavigator()),
  };
}
