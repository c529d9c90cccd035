import type { Boot } from '../page/boot.ts';
import type { PageOptions } from './page-options.ts';

/**
 * Returns the boot data with the origin for search engines. Suppliers see the same catalogue on their own host, so its
 * pages use the buyers' site as canonical and are not indexed twice.
 */
export function withSearchOrigin(boot: Boot, { gateway }: Pick<PageOptions, 'gateway'>): Boot {
  return boot.audience === 'supplier' ? { ...boot, origin: gateway.sites.getOrigin(boot.siteId) } : boot;
}
