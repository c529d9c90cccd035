import { gatewayError } from '@fairhall/core/contract/error';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useEnsureTexts, useShowError } from '../../page/contexts.ts';
import { usePortsSource } from '../../page/use-ports-source.ts';
import type { Choosing } from '../../ui/product-grid.tsx';
import { compareHost, NONE } from './compare-host.ts';

export interface UsedCompare extends Choosing {
  /** The bar with what is chosen; nothing while that is nothing. */
  readonly tray: ReactNode;
}

/** What is chosen to be compared, for a page that lets choose. */
export function useCompare(): UsedCompare {
  const source = usePortsSource();
  const ensureTexts = useEnsureTexts();
  const showError = useShowError();
  const ids = useSyncExternalStore(compareHost.watch, compareHost.ids, () => NONE);
  const Tray = useSyncExternalStore(compareHost.watch, compareHost.tray, () => null);
  const hasChosen = ids.length > 0;
  useEffect(() => {
    if (hasChosen && source !== null) compareHost.load(source, ensureTexts).catch(() => undefined);
  }, [hasChosen, source, ensureTexts]);
  const toggle = (productId: string): void => {
    if (source === null) return;
    compareHost.load(source, ensureTexts).then(
      ({ flow }) => flow.send({ type: 'product.toggled', productId }),
      () => showError(gatewayError('NETWORK_ERROR')),
    );
  };
  return { ids, toggle, tray: Tray === null ? null : <Tray /> };
}
