import { forgetPages } from '@fairhall/adapters/offline/forget-pages';
import type { Ports } from '@fairhall/adapters/ports';
import { logOutSupplier } from '@fairhall/core/app/log-out-supplier';
import { openLeadScans } from '@fairhall/core/lead/lead-scans';
import type { Boot } from '../page/boot.ts';
import type { PageTexts } from '../page/contexts.ts';
import { sendOrAsk } from '../page/send-or-ask.ts';
import { supplierPorts } from './supplier-ports.ts';

/**
 * Ends the supplier's login on this device. Sends the waiting badges first, and asks for confirmation if some would be
 * lost; resolves to false if the user stays for them. REL-19
 */
export async function logOutOnPage(boot: Boot, texts: PageTexts['texts'], ports: Ports): Promise<boolean> {
  const supplier = supplierPorts(boot, ports);
  if (!(await sendOrAsk(openLeadScans({ ...supplier, locks: ports.locks }), { boot, texts }))) return false;
  await logOutSupplier(supplier);
  // The logout goes on even if the browser cannot delete the cached pages.
  await forgetPages(window).catch(() => undefined);
  return true;
}
