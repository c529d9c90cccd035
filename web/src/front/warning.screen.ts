import { enquiryLink } from '@fairhall/core/catalogue/card';
import { readQuery } from '@fairhall/core/routes/query';
import { redirect } from 'react-router';
import { resolveAddress, rootOf } from '../page/address.ts';
import type { Head } from '../page/head.ts';
import { requireValue } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { hrefAt } from '../ui/exhibition-context.ts';
import { findOperatorPage } from '../ui/operator-page.ts';
import { toDimensionWords, toLightWords } from './light-words.ts';
import type { WarningData } from './warning-data.ts';

export { RatingWarningPage as Screen } from './warning.tsx';

interface WarningLinks {
  readonly backHref: string;
  readonly form: string;
}

const MIN_GREEN_SCORE = 70;

/**
 * Loads the warning before a visitor writes to a supplier. Without a supplier it redirects to the home page.
 * D-25
 */
export async function loader(visit: Visit<'warning'>): Promise<WarningData> {
  const { boot, ports, signal, href } = visit;
  const { supplierId, back } = readQuery(visit.search);
  if (supplierId === undefined) throw redirect(rootOf(boot));
  const { trafficLight } = await ports.frontGateway();
  const [found, advice] = await Promise.all([
    trafficLight.detail({ supplierId }, { signal, handled: true }),
    findOperatorPage(visit, 'warning'),
  ]);
  const detail = requireValue(found);
  const { name } = detail;
  const words = toDimensionWords(detail, visit);
  const { backHref, form } = toLinks(visit, supplierId, name, back);
  return {
    ...toLightWords(detail, visit),
    findings: words
      .filter(({ found }) => found !== null && found.score < MIN_GREEN_SCORE)
      .sort((one, other) => (one.found?.score ?? 0) - (other.found?.score ?? 0)),
    advice,
    backHref,
    detailHref: href('trafficLightDetail', {}, { supplierId }),
    continueHref: boot.audience === 'supplier' ? null : form,
  };
}

/**
 * Links to the previous page and to the requested form: the order that the visitor began, the enquiry about the product
 * on the previous page, or else the enquiry to the supplier.
 */
function toLinks(visit: Visit<'warning'>, supplierId: string, name: string, back: string | undefined): WarningLinks {
  const { boot } = visit;
  const from = back === undefined ? null : resolveAddress(back.split(/[?#]/)[0] ?? '', boot);
  if (from?.name === 'startOrder') {
    const { productId } = from.params;
    return { backHref: visit.href('product', { name: '', productId }), form: visit.href('startOrder', { productId }) };
  }
  const link =
    from?.name === 'product' ? enquiryLink(from.params.productId, from.params.name) : enquiryLink(supplierId, name);
  return {
    backHref: back ?? visit.href('supplier', { name, supplierId }),
    form: hrefAt(exhibitionOf(back), link, visit),
  };
}

/** The exhibition in the previous page's address; the enquiry then refers to it. */
const exhibitionOf = (back: string | undefined): string | undefined =>
  readQuery(new URLSearchParams(back?.split('?')[1] ?? '')).exhibitionId;

export const head = ({ name }: WarningData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.light.detail', { supplier: name }),
  heading: texts.text('light.title'),
  noIndex: true,
});
