import type { Ports } from '@fairhall/adapters/ports';
import type { Boot } from './boot.ts';
import { type LoadedOnce, loadOnce } from './load-once.ts';

/** The browser's ports, whose code is fetched when somebody first needs it. */
export type PortsSource = Pick<LoadedOnce<[], Ports>, 'now' | 'load'>;

export const createPortsSource = (boot: Boot): PortsSource =>
  loadOnce(async () => (await import('./browser-ports.ts')).createPorts(boot));
