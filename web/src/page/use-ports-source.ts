import { useContext } from 'react';
import { PageContext } from './contexts.ts';
import type { PortsSource } from './ports-source.ts';

/** Returns the loader of the browser's ports; null on the server. */
export const usePortsSource = (): PortsSource | null => useContext(PageContext)?.ports ?? null;
