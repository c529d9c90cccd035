import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadModule, loadWithRetry } from './load-module.ts';

/**
 * Creates a component whose code loads when it is first rendered. If loading fails, nothing is rendered and the page
 * shows a notice; it retries at the next interaction or when the network is back. It never throws into the page.
 */
export const createLazyComponent = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await loadWithRetry(() => loadModule(load)) }));
