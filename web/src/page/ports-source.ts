import type { Ports } from '@fairhall/adapters/ports';
import type { LoadedOnce } from './load-once.ts';

/** The browser's ports; their code loads when they are first needed. */
export type PortsSource = Pick<LoadedOnce<[], Ports>, 'now' | 'load'>;
