import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { firstInteractionIn } from './first-interaction.ts';
import { loadModule } from './load-module.ts';

/**
 * A component whose code comes when it is first rendered. While it cannot be fetched, nothing is shown in its place and the
 * page says so; it is tried again at the next interaction or when the network is back. It never throws into the page.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await untilLoaded(load) }));

async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await loadModule(load);
    } catch {
      const online = new Promise((resolve) => addEventListener('online', resolve, { once: true }));
      await Promise.race([online, firstInteractionIn(window)]);
    }
  }
}
