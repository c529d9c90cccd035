import type { Ports } from '@fairhall/adapters/ports';
import { openScans } from '@fairhall/core/badge/scans';
import type { Boot } from '../page/boot.ts';
import type { PageTexts } from '../page/contexts.ts';
import { openFrontGateway } from '../page/front-gateway.ts';
import { sendOrAsk } from '../page/send-or-ask.ts';

interface Asking {
  readonly boot: Boot;
  readonly texts: PageTexts;
  readonly ports: Ports;
}

/**
 * Sends a buyer's waiting scans before a logout. Asks for confirmation if some remain or were rejected and not yet
 * removed. Resolves to whether the logout may go on. REL-19
 */
export function askBeforeLogout({ boot, texts: { texts }, ports }: Asking): Promise<boolean> {
  const { storage, ids, locks } = ports;
  return sendOrAsk(openScans({ gateway: openFrontGateway(boot, ports), storage, ids, locks }), { boot, texts });
}
