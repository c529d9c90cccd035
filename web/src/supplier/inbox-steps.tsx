import type { SupplierHome } from '@fairhall/core/contract/supplier/home-calls';
import { loadDashboard } from '@fairhall/core/supplier/dashboard';
import { useEffect, useState } from 'react';
import { useBoot } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { HomeSteps } from './home-steps.tsx';

/** What brings a company its first enquiries, below an empty inbox; nothing once all steps are done. D-05 */
export function InboxSteps() {
  const boot = useBoot();
  const source = usePortsSource();
  const [home, setHome] = useState<SupplierHome | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      if (source === null) return;
      const [ports, { supplierPorts }] = await Promise.all([
        source.load(),
        loadModule(() => import('../supplier-site/supplier-ports.ts')),
      ]);
      const loaded = await loadDashboard(supplierPorts(boot, ports), leaving.signal);
      if (!leaving.signal.aborted && loaded.ok) setHome(loaded.value);
    };
    // The inbox says that it is empty; the steps are an addition.
    void load().catch(() => undefined);
    return () => leaving.abort();
  }, [boot, source]);
  return home === null ? null : <HomeSteps home={home} />;
}
