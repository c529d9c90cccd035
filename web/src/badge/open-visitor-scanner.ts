import type { Ports } from '@fairhall/adapters/ports';
import { openVisitorScanner } from '@fairhall/core/scan/visitor-scanner.page';
import type { Boot } from '../page/boot.ts';
import { openFrontGateway } from '../page/front-gateway.ts';
import { openBadgeReader } from '../scan/open-badge-reader.ts';

/** Opens a visitor's scanner. All its code is in this part, so that scanning works after the network is lost. */
export const openScanner = (boot: Boot, ports: Ports) =>
  openVisitorScanner({ ...ports, gateway: openFrontGateway(boot, ports), readBadge: openBadgeReader(ports) });
