import { isStored } from '@fairhall/adapters/browser/stored-value';
import { forgetPages } from '@fairhall/adapters/offline/forget-pages';
import { supplierTokenName } from '@fairhall/core/supplier-login/stored-names';
import { resolveAddress } from '../page/address.ts';
import { connection } from '../page/connection.ts';
import { loadPartQuietly } from '../page/part.ts';
import { whenIdle } from '../page/when-idle.ts';
import type { Keeping } from './keep-pages.ts';
import { keptPage } from './parts.ts';
import type { BrowserRouter } from './router-type.ts';

/**
 * Keeps the page on which a supplier's people scan badges, once it has been opened, for a hall without a network: its document,
 * which holds nothing of theirs, and its files. They go with the login, however it ended. D-62 REL-19 THR-56
 */
export async function keepSupplierPages(keeping: Keeping, router: Promise<BrowserRouter>): Promise<void> {
  const { boot, texts } = keeping;
  // Files change while one develops, and the native app keeps what it shows by itself.
  if (import.meta.env.DEV || boot.inApp) return;
  let isKept = false;
  const keepShown = async () => {
    if (!isStored(window, supplierTokenName, Date.now())) {
      isKept = false;
      await forgetPages(window);
      return;
    }
    const address = resolveAddress(location.pathname, boot);
    if (isKept || address?.name !== 'supplierLeads' || connection.isLost()) return;
    const { cacheShownPage } = await loadPartQuietly(keptPage, texts.ensure);
    await cacheShownPage(address, false, keeping);
    isKept = true;
  };
  // Whether somebody is logged in only the device knows. A page that cannot be kept is as before.
  const keep = () => void keepShown().catch(() => undefined);
  whenIdle(keep);
  // It comes with the first step of whoever uses the page.
  (await router).subscribe(({ navigation }) => {
    if (navigation.state === 'idle') keep();
  });
}
