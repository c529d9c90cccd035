import { openScans } from '@fairhall/core/badge/scans';
import type { SavedBusinessCard } from '@fairhall/core/contract/business-card/calls';
import type { Boot } from '../page/boot.ts';
import { openFrontGateway } from '../page/front-gateway.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { openBadgeReader } from '../scan/open-badge-reader.ts';
import type { ScanCode } from '../scan/use-scan.ts';

/**
 * Loads all code that reads badges and saves their cards at once, so that scanning works after the network is lost.
 *
 */
export async function openScan(boot: Boot, source: PortsSource): Promise<ScanCode<SavedBusinessCard>> {
  const { storage, ids, locks, ...ports } = await source.load();
  const gateway = openFrontGateway(boot, { ...ports, storage, ids, locks });
  return { read: openBadgeReader(ports), ...openScans({ gateway, storage, ids, locks }) };
}
