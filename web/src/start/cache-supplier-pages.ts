import { isStored } from '@fairhall/adapters/browser/stored-value';
import { forgetPages } from '@fairhall/adapters/offline/forget-pages';
import { supplierTokenName } from '@fairhall/core/supplier-login/stored-names';
import { resolveAddress } from '../page/address.ts';
import { loadPartQuietly } from '../page/lazy-module.ts';
import { networkConnection } from '../page/network-connection.ts';
import { runWhenIdle } from '../page/run-when-idle.ts';
import type { CacheContext } from './cache-pages.ts';
import { pageCache } from './parts.ts';
import type { BrowserRouter } from './router-type.ts';

/**
 * Keeps the page on which a supplier's people scan badges, once it has been opened, for a hall without a network: its document,
 * which holds nothing of theirs, and its files. They go with the login, however it ended. D-62 REL-19 THR-56
 */
export async function cacheSupplierPages(cacheContext: CacheContext, router: Promise<BrowserRouter>): Promise<void> {
  const { boot, texts } = cacheContext;
  // Files change while one develops, and the native app keeps what it shows by itself.
  if (import.meta.env.DEV || boot.inApp) return;
  let isCached = false;
  const cacheShown = async () => {
    if (!isStored(window, supplierTokenName, Date.now())) {
      isCached = false;
      await forgetPages(window);
      return;
    }
    const address = resolveAddress(location.pathname, boot);
    if (isCached || address?.name !== 'supplierLeads' || networkConnection.isLost()) return;
    const { cacheCurrentPage } = await loadPartQuietly(pageCache, texts.ensure);
    await cacheCurrentPage(address, false, cacheContext);
    isCached = true;
  };
  // Whether somebody is logged in only the device knows. A page that cannot be kept is as before.
  const startCaching = () => void cacheShown().catch(() => undefined);
  runWhenIdle(startCaching);
  // It comes with the first step of whoever uses the page.
  (await router).subscribe(({ navigation }) => {
    if (navigation.state === 'idle') startCaching();
  });
}
