import { isStored } from '@fairhall/adapters/browser/stored-value';
import type { MenuCounts } from '@fairhall/core/contract/supplier/home-calls';
import { supplierTokenName } from '@fairhall/core/supplier-login/stored-names';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { usePortsSource } from '../page/use-ports-source.ts';

const RELOAD = 'supplier-menu-counts';

/** Loads the numbers of the menu again, for a page on which something has been answered. */
export const reloadMenuCounts = (): void => void dispatchEvent(new Event(RELOAD));

/**
 * What waits for the logged-in supplier, loaded again on each page and after a return to the tab; null until then. A
 * menu that is not shown asks for nothing.
 */
export function useMenuCounts(isShown: boolean): MenuCounts | null {
  const boot = useBoot();
  const source = usePortsSource();
  const { pathname } = useLocation();
  const [counts, setCounts] = useState<MenuCounts | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is why they are loaded again
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      if (source === null || !isShown || document.visibilityState !== 'visible') return;
      if (!isStored(window, supplierTokenName, Date.now())) return;
      const [ports, { supplierPorts }, { loadMenuCounts }] = await Promise.all([
        source.load(),
        loadModule(() => import('./supplier-ports.ts')),
        loadModule(() => import('@fairhall/core/supplier/menu-counts')),
      ]);
      const loaded = await loadMenuCounts(supplierPorts(boot, ports), leaving.signal);
      if (!leaving.signal.aborted) setCounts(loaded);
    };
    // A menu without numbers is complete, so a failure needs no message.
    const reload = () => void load().catch(() => undefined);
    reload();
    document.addEventListener('visibilitychange', reload);
    addEventListener(RELOAD, reload);
    return () => {
      leaving.abort();
      document.removeEventListener('visibilitychange', reload);
      removeEventListener(RELOAD, reload);
    };
  }, [boot, source, pathname, isShown]);
  return counts;
}
