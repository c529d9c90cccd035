import { createSupplierGateway } from '@fairhall/adapters/browser/supplier-gateway';
import { type KeptLead, openLeadScans } from '@fairhall/core/supplier/lead-scans';
import type { Boot } from '../page/boot.ts';
import { clientBoot } from '../page/client-boot.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { openBadgeReader } from '../scan/open-badge-reader.ts';
import type { ScanCode } from '../scan/use-scan.ts';

/** All that reads badges and keeps them as leads, fetched at once, so that it works when the network has gone. D-62 REL-19 */
export async function openLeadScan(boot: Boot, source: PortsSource): Promise<ScanCode<KeptLead>> {
  const ports = await source.load();
  const supplierGateway = createSupplierGateway(clientBoot(boot, {}), window, ports);
  return { read: openBadgeReader(ports), ...openLeadScans({ ...ports, supplierGateway }) };
}
