import { getFormat } from '@fairhall/core/site/format';
import type { Visit } from '../page/screen.ts';

/** The promotion that a product or a supplier is shown in. A-13 */
export interface PromotionWords {
  readonly title: string;
  /** "12% off"; null where nothing is said of it. */
  readonly discount: string | null;
  /** Its last day; null where it has no end. */
  readonly until: string | null;
}

interface PromotionQuery {
  /** Of the address. */
  readonly promotionId: string;
  readonly of: { readonly goodsId: string } | { readonly supplierId: string };
  /** The page without the promotion. */
  readonly canonical: string;
}

/** The promotion of an address; one that is over, unknown or another's leads to the page without it.  A-13 */
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

/** What the router's own `redirect` answers: its code would come with every page of a product before it is needed. */
const redirectTo = (location: string): Response => new Response(null, { status: 302, headers: { location } });
