import type { Ports } from '@fairhall/adapters/ports';
import { openSupplierScanner } from '@fairhall/core/scan/supplier-scanner.page';
import type { Boot } from '../page/boot.ts';
import { openBadgeReader } from '../scan/open-badge-reader.ts';
import { supplierPorts } from '../supplier-site/supplier-ports.ts';

/** Opens a supplier's scanner. All its code is in this part, so that scanning works after the network is lost. D-62 REL-19 */
export const openScanner = (boot: Boot, ports: Ports) =>
  openSupplierScanner({ ...supplierPorts(boot, ports), locks: ports.locks, readBadge: openBadgeReader(ports) });
