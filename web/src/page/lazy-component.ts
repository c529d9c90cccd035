import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadModule, loadWithRetry } from './load-module.ts';

/**
 * A component whose code comes when it is first rendered. While it cannot be fetched, nothing is shown in its place and the
 * page says so; it is tried again at the next interaction or when the network is back. It never throws into the page.
 */
export const createLazyComponent = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await loadWithRetry(() => loadModule(load)) }));
