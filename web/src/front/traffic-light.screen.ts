import { readQuery } from '@fairhall/core/routes/query';
import { getFormat } from '@fairhall/core/site/format';
import type { Head } from '../page/head.ts';
import { requireValue } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { toLightWords } from './light-words.ts';
import type { TrafficLightData } from './traffic-light-data.ts';

export { TrafficLightPage as Screen } from './traffic-light.tsx';

/** Searches suppliers by name, each with its traffic light. */
export async function loader(visit: Visit<'trafficLight'>): Promise<TrafficLightData> {
  const { boot, ports, signal, href, texts } = visit;
  const { keyword = '', pageNo = 1 } = readQuery(visit.search);
  const page = texts.text('front.page', { page: getFormat(boot.lang).number(pageNo) });
  if (keyword.trim() === '') return { keyword, found: null, pages: { page, previous: null, next: null } };
  const { trafficLight } = await ports.frontGateway();
  const answer = requireValue(await trafficLight.search({ keyword, pageNo: Math.min(pageNo, PAGE_MAX) }, { signal }));
  const toPageHref = (to: number) => href('trafficLight', {}, { keyword, pageNo: to });
  return {
    keyword,
    found: answer.records.map((row) => ({
      ...toLightWords(row, visit),
      href: href('trafficLightDetail', {}, { supplierId: row.supplierId }),
    })),
    pages: {
      page,
      previous: pageNo > 1 ? toPageHref(pageNo - 1) : null,
      next: answer.pageNo * answer.pageSize < answer.total ? toPageHref(pageNo + 1) : null,
    },
  };
}

/** The highest page number that the call accepts. */
const PAGE_MAX = 1_000_000;

/** Search engines do not index the results of a search. */
export const head = ({ found }: TrafficLightData, { texts, href }: HeadContext): Head => ({
  title: texts.text('seo.light.title'),
  heading: texts.text('light.title'),
  description: texts.text('light.lead'),
  canonical: href('trafficLight', {}),
  ...(found === null ? {} : { noIndex: true }),
});
