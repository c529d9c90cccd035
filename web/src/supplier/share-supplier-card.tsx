import { gatewayError } from '@fairhall/core/contract/error';
import { useEffect, useState } from 'react';
import type { Boot } from '../page/boot.ts';
import { useBoot, useShowError } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { ShareCard } from '../ui/share-card.tsx';

interface Shared {
  readonly cdpId: string | null;
}

/** Whether the card of the person who is logged in is shared; nothing until that is known. D-31 */
export function ShareSupplierCard() {
  const boot = useBoot();
  const showError = useShowError();
  const source = usePortsSource();
  const [shared, setShared] = useState<Shared | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      if (source === null) return;
      const read = await (await loaded(source, boot)).read(leaving.signal);
      if (read.ok && !leaving.signal.aborted) setShared(read.value);
    };
    load().catch(() => undefined); // the profile beside it can do without
    return () => leaving.abort();
  }, [boot, source]);
  if (source === null || shared === null) return null;
  const share = async (isShared: boolean): Promise<Shared | null> => {
    try {
      const done = await (await loaded(source, boot)).share(isShared);
      if (done.ok) return done.value;
      showError(done.error);
    } catch {
      showError(gatewayError('NETWORK_ERROR'));
    }
    return null;
  };
  return <ShareCard of="supplier" shared={shared.cdpId} share={share} />;
}

/** What only a supplier's page fetches. */
async function loaded(source: PortsSource, boot: Boot) {
  const [ports, { supplierPorts }, { readOwnCard, shareOwnCard }] = await Promise.all([
    source.load(),
    loadModule(() => import('../supplier-site/supplier-ports.ts')),
    loadModule(() => import('@fairhall/core/supplier/share-card')),
  ]);
  const own = supplierPorts(boot, ports);
  return {
    read: (signal: AbortSignal) => readOwnCard(own, signal),
    share: (isShared: boolean) => shareOwnCard(own, isShared),
  };
}
