import { forgetPages } from '@fairhall/adapters/offline/forget-pages';
import type { Ports } from '@fairhall/adapters/ports';
import { logOutSupplier } from '@fairhall/core/app/log-out-supplier';
import { openLeadScans } from '@fairhall/core/lead/lead-scans';
import type { Boot } from '../page/boot.ts';
import type { PageTexts } from '../page/contexts.ts';
import { sendOrAsk } from '../page/send-or-ask.ts';
import { supplierPorts } from './supplier-ports.ts';

/**
 * Ends the supplier's login of this device. Badges that wait to be sent are sent before, or told of; resolves to false where
 * somebody rather stays for them. REL-19
 */
export async function logOutOnPage(boot: Boot, texts: PageTexts['texts'], ports: Ports): Promise<boolean> {
  const supplier = supplierPorts(boot, ports);
  if (!(await sendOrAsk(openLeadScans({ ...supplier, locks: ports.locks }), { boot, texts }))) return false;
  await logOutSupplier(supplier);
  // Whatever the browser answers to it, the logout goes on.
  await forgetPages(window).catch(() => undefined);
  return true;
}
