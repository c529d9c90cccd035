import { readQuery } from '@fairhall/core/routes/query';
import { formatFor } from '@fairhall/core/site/format';
import type { Head } from '../page/head.ts';
import { needed } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { standingWords } from './light-words.ts';
import type { TrafficLightData } from './traffic-light-data.ts';

export { TrafficLightPage as Screen } from './traffic-light.tsx';

/** Suppliers by name, each with its light. */
export async function loader(visit: Visit<'trafficLight'>): Promise<TrafficLightData> {
  const { boot, ports, signal, href, texts } = visit;
  const { keyword = '', pageNo = 1 } = readQuery(visit.search);
  const page = texts.text('front.page', { page: formatFor(boot.lang).number(pageNo) });
  if (keyword.trim() === '') return { keyword, found: null, pages: { page, previous: null, next: null } };
  const { trafficLight } = await ports.front();
  const answer = needed(await trafficLight.search({ keyword, pageNo: Math.min(pageNo, LAST_PAGE) }, { signal }));
  const turn = (to: number) => href('trafficLight', {}, { keyword, pageNo: to });
  return {
    keyword,
    found: answer.records.map((row) => ({
      ...standingWords(row, visit),
      href: href('trafficLightDetail', {}, { supplierId: row.supplierId }),
    })),
    pages: {
      page,
      previous: pageNo > 1 ? turn(pageNo - 1) : null,
      next: answer.pageNo * answer.pageSize < answer.total ? turn(pageNo + 1) : null,
    },
  };
}

/** The last page that the call takes. */
const LAST_PAGE = 1_000_000;

/** What was looked up is nothing to be found by a search engine. */
export const head = ({ found }: TrafficLightData, { texts, href }: HeadContext): Head => ({
  title: texts.text('seo.light.title'),
  heading: texts.text('light.title'),
  description: texts.text('light.lead'),
  canonical: href('trafficLight', {}),
  ...(found === null ? {} : { noIndex: true }),
});
