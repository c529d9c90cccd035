import { getFormat } from '@fairhall/core/site/format';
import type { Visit } from '../page/screen.ts';

/** The promotion with which a product or a supplier is shown. A-13 */
export interface PromotionWords {
  readonly title: string;
  /** For example "12% off"; null if the promotion states no discount. */
  readonly discount: string | null;
  /** Its last day; null if it has no end. */
  readonly until: string | null;
}

interface PromotionQuery {
  /** The promotion's id in the address. */
  readonly promotionId: string;
  readonly of: { readonly goodsId: string } | { readonly supplierId: string };
  /** The address of the page without the promotion. */
  readonly canonical: string;
}

/**
 * Loads the promotion of an address. Throws a redirect to the page without it if the promotion is over, unknown or
 * belongs to another page.  A-13
 */
export async function promotionWords(
  { ports, boot, texts, signal }: Pick<Visit, 'ports' | 'boot' | 'texts' | 'signal'>,
  { promotionId, of, canonical }: PromotionQuery,
): Promise<PromotionWords> {
  const { promotion } = await ports.frontGateway();
  const found = await promotion.product({ promotionId, ...of }, { signal, handled: true });
  if (!found.ok) throw redirectTo(canonical);
  const { title, discount, endTime } = found.value;
  const { number, date } = getFormat(boot.lang);
  return {
    title,
    discount: discount === undefined ? null : texts.text('promotion.discount', { discount: number(discount) }),
    until: endTime === undefined ? null : texts.text('promotion.until', { date: date(endTime - 1) }),
  };
}

/**
 * Builds the same response as the router's `redirect`. Importing that would load its code with every product's page
 * before it is needed.
 */
const redirectTo = (location: string): Response => new Response(null, { status: 302, headers: { location } });
