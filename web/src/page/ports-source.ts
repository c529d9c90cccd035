import type { Ports } from '@fairhall/adapters/ports';
import type { LoadedOnce } from './load-once.ts';

/** The browser's ports, whose code is fetched when somebody first needs it. */
export type PortsSource = Pick<LoadedOnce<[], Ports>, 'now' | 'load'>;
