import { gatewayError } from '@fairhall/core/contract/error';
import { useEffect, useState } from 'react';
import type { Boot } from '../page/boot.ts';
import { useBoot, useShowError } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { ShareCard } from '../ui/share-card.tsx';

interface SharedCard {
  readonly cdpId: string | null;
}

/** Whether the logged-in user shares their card. Renders nothing until that is known. D-31 */
export function ShareSupplierCard() {
  const boot = useBoot();
  const showError = useShowError();
  const source = usePortsSource();
  const [shared, setShared] = useState<SharedCard | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      if (source === null) return;
      const read = await (await loadCalls(source, boot)).read(leaving.signal);
      if (read.ok && !leaving.signal.aborted) setShared(read.value);
    };
    load().catch(() => undefined); // the profile works without it
    return () => leaving.abort();
  }, [boot, source]);
  if (source === null || shared === null) return null;
  const share = async (isShared: boolean): Promise<SharedCard | null> => {
    try {
      const done = await (await loadCalls(source, boot)).share(isShared);
      if (done.ok) return done.value;
      showError(done.error);
    } catch {
      showError(gatewayError('NETWORK_ERROR'));
    }
    return null;
  };
  return <ShareCard of="supplier" shared={shared.cdpId} share={share} />;
}

/** Loads the calls that only a supplier's page needs. */
async function loadCalls(source: PortsSource, boot: Boot) {
  const [ports, { supplierPorts }, { readSharedCard, shareCard }] = await Promise.all([
    source.load(),
    loadModule(() => import('../supplier-site/supplier-ports.ts')),
    loadModule(() => import('@fairhall/core/supplier/share-card')),
  ]);
  const cardPorts = supplierPorts(boot, ports);
  return {
    read: (signal: AbortSignal) => readSharedCard(cardPorts, signal),
    share: (isShared: boolean) => shareCard(cardPorts, isShared),
  };
}
