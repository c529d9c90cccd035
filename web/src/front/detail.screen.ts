import { readQuery } from '@fairhall/core/routes/query';
import { getFormat } from '@fairhall/core/site/format';
import { redirect } from 'react-router';
import type { Head } from '../page/head.ts';
import { requireValue } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import type { LightDetailData } from './detail-data.ts';
import { toDimensionWords, toLightWords } from './light-words.ts';

export { TrafficLightDetailPage as Screen } from './detail.tsx';

/**
 * Loads the details of one supplier's traffic light. Without a supplier it redirects to the page with the search.
 *
 */
export async function loader(visit: Visit<'trafficLightDetail'>): Promise<LightDetailData> {
  const { boot, ports, signal, href, texts } = visit;
  const { supplierId } = readQuery(visit.search);
  if (supplierId === undefined) throw redirect(href('trafficLight', {}));
  const detail = requireValue(
    await (await ports.frontGateway()).trafficLight.detail({ supplierId }, { signal, handled: true }),
  );
  const { updateTime, name } = detail;
  const date = updateTime === null ? null : getFormat(boot.lang).date(updateTime);
  return {
    ...toLightWords(detail, visit),
    dimensions: toDimensionWords(detail, visit),
    updated: date === null ? null : texts.text('light.updated', { date }),
    supplierHref: href('supplier', { name, supplierId }),
    reportHref: href('trafficLightFeedback', {}, { supplierId }),
    canonical: href('trafficLightDetail', {}, { supplierId }),
  };
}

export const head = ({ name, canonical }: LightDetailData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.light.detail', { supplier: name }),
  heading: texts.text('light.title'),
  description: texts.text('light.lead'),
  canonical,
});
