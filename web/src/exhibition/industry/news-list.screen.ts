import { getFormat } from '@fairhall/core/site/format';
import { requireValue } from '../../page/loader-results.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { loadIndustry } from './industry-data.ts';
import { industryHead } from './industry-head.ts';
import type { NewsListData } from './news-list-data.ts';
import { newsWords } from './news-words.ts';

export { NewsListPage as Screen } from './news-list-page.tsx';

/** The highest page number that the call accepts. */
const PAGE_MAX = 1_000_000;

/** Loads news of an exhibition or of its industry, ten a page.   */
export async function loader(visit: Visit<'industryNewsList'>): Promise<NewsListData> {
  const { params, ports, signal, boot, texts, href } = visit;
  const { industryAbbr, websiteAbbr, newsType } = params;
  const pageNo = 'pageNo' in params ? (params.pageNo ?? 1) : 1;
  const { industryExpo } = await ports.frontGateway();
  const input = { industryAbbr, websiteAbbr, newsType, pageNo: Math.min(pageNo, PAGE_MAX) };
  const [{ data }, found] = await Promise.all([
    loadIndustry(visit, `${newsType}-news`),
    industryExpo.news(input, { signal, handled: true }),
  ]);
  const { records, total, pageSize } = requireValue(found);
  const base = { industryAbbr, websiteAbbr, newsType };
  const to = (page: number): string =>
    page === 1 ? href('industryNewsList', base) : href('industryNewsList', { ...base, pageNo: page });
  return {
    industry: data,
    type: newsType,
    pageNo,
    news: records.map((row) => newsWords(row, visit)),
    page: texts.text('exhibition.page', { page: getFormat(boot.lang).number(pageNo) }),
    previous: pageNo > 1 ? to(pageNo - 1) : null,
    next: pageNo * pageSize < total ? to(pageNo + 1) : null,
  };
}

export const head = ({ industry, news, pageNo }: NewsListData, context: HeadContext) => ({
  ...industryHead(industry, context),
  noIndex: pageNo > 1,
  isAbsent: news.length === 0 && pageNo > 1,
  items: news,
});
