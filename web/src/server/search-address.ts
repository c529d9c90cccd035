import type { Boot } from '../page/boot.ts';
import type { PageOptions } from './page-options.ts';

/**
 * A visit as search engines are told its addresses. Suppliers see the catalogue on a host of their own, whose pages are the
 * buyers' too: they say so, and are not listed a second time.
 */
export function withSearchOrigin(boot: Boot, { publicUrl }: Pick<PageOptions, 'publicUrl'>): Boot {
  return boot.audience === 'supplier' ? { ...boot, origin: publicUrl } : boot;
}
