import type { Boot } from '../page/boot.ts';
import { loadModule } from '../page/load-module.ts';
import type { PagePorts } from '../page/page-ports.ts';
import type { PortsSource } from '../page/ports-source.ts';

/** Returns the ports for a page's loader in the browser. */
export async function browserPagePorts(boot: Boot, source: PortsSource): Promise<PagePorts> {
  const all = await source.load();
  const loadFrontGateway = async () =>
    (await loadModule(() => import('../page/front-gateway.ts'))).openFrontGateway(boot, all);
  return { gateway: all.gateway, frontGateway: loadFrontGateway, contents: all.staticContents, offlineAnswers: all };
}
