import { isStored } from '@fairhall/adapters/browser/stored-value';
import { forgetPages } from '@fairhall/adapters/offline/forget-pages';
import { supplierTokenName } from '@fairhall/core/supplier-login/stored-names';
import { resolveAddress } from '../page/address.ts';
import { loadPartQuietly } from '../page/lazy-module.ts';
import { runWhenIdle } from '../page/run-when-idle.ts';
import { serverConnection } from '../page/server-connection.ts';
import type { CacheContext } from './cache-pages.ts';
import { pageCache } from './parts.ts';
import type { BrowserRouter } from './router-type.ts';

/**
 * Caches the page on which a supplier's staff scan badges, once it has been opened, for use without a network. Its
 * document holds no personal data. The cache is deleted after a logout, however it came about. D-62 REL-19 THR-56
 */
export async function cacheSupplierPages(cacheContext: CacheContext, router: Promise<BrowserRouter>): Promise<void> {
  const { boot, texts } = cacheContext;
  // Files change during development, and the native app has its own cache.
  if (import.meta.env.DEV || boot.inApp) return;
  let isCached = false;
  const cacheShown = async () => {
    if (!isStored(window, supplierTokenName, Date.now())) {
      isCached = false;
      await forgetPages(window);
      return;
    }
    const address = resolveAddress(location.pathname, boot);
    if (isCached || address?.name !== 'supplierLeads' || serverConnection.isLost()) return;
    const { cacheCurrentPage } = await loadPartQuietly(pageCache, texts.ensure);
    await cacheCurrentPage(address, false, cacheContext);
    isCached = true;
  };
  // The login status is known only on the device. A failure has no effect on the page.
  const startCaching = () => void cacheShown().catch(() => undefined);
  runWhenIdle(startCaching);
  // The router is loaded at the first interaction with the page.
  (await router).subscribe(({ navigation }) => {
    if (navigation.state === 'idle') startCaching();
  });
}
