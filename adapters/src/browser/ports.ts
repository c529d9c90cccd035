import { createNativeBridge } from '../bridge/native-bridge.ts';
import type { ClientBoot } from '../client-boot.ts';
import { createPorts } from '../create-ports.ts';
import { defineRecipe, type PortModule, type Ports } from '../ports.ts';
import { createNetworkRecipes, defaultRecipes, systemRecipes } from '../recipes.ts';
import type { Network } from '../stored-client.ts';
import { describeDevice } from './device.ts';
import { createBrowserLocks } from './locks.ts';
import { createBrowserNavigator } from './navigator.ts';
import { createSafeCopies } from './safe-copies.ts';
import { createBrowserStore } from './store.ts';
import type { BrowserWindow } from './window.ts';

/** Creates the ports of a page in a browser. A router's own navigator replaces the one given here. */
export function createBrowserPorts(boot: ClientBoot, window: BrowserWindow): Ports {
  return createPorts(createBrowserModule(boot, window));
}

/** The recipes of the ports of a page. */
export function createBrowserModule(boot: ClientBoot, window: BrowserWindow): PortModule {
  const copies = createSafeCopies(window.indexedDB);
  return {
    ...systemRecipes,
    ...defaultRecipes,
    ...createNetworkRecipes(boot, createBrowserNetwork(window)),
    store: defineRecipe([], () => createBrowserStore(window, copies)),
    locks: defineRecipe([], () => createBrowserLocks(window.navigator.locks)),
    bridge: defineRecipe(['ids', 'timer'], (ids, timer) => createNativeBridge(window, ids, timer)),
    navigator: defineRecipe([], () => createBrowserNavigator(window, copies)),
  };
}

/** The functions through which a page sends calls. */
export function createBrowserNetwork(window: BrowserWindow): Network {
  return {
    // A browser's fetch throws unless it is called on its window.
    fetch: (...request: Parameters<typeof window.fetch>) => window.fetch(...request),
    describeDevice: (deviceId, { present }) => describeDevice(window.navigator.userAgent, present, deviceId),
    page: () => window.location.href,
  };
}
