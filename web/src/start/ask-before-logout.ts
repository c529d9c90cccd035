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

/** Whether a buyer is to be logged out, whose scanned cards are sent before that or told of. REL-19 */
export function askBeforeLogout({ boot, texts: { texts }, ports }: Asking): Promise<boolean> {
  const { storage, ids, locks } = ports;
  return sendOrAsk(openScans({ gateway: openFrontGateway(boot, ports), storage, ids, locks }), { boot, texts });
}
