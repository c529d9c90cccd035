import { useContext } from 'react';
import { PageContext } from './contexts.ts';
import type { PortsSource } from './ports-source.ts';

/** Where the browser's ports come from, for flows that begin before their code is there; null on the server. */
export const usePortsSource = (): PortsSource | null => useContext(PageContext)?.ports ?? null;
