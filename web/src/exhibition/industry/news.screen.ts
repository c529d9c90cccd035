import { imageUrl } from '@fairhall/core/contract/resource';
import { INDUSTRY_BY_KEY } from '@fairhall/core/site/industries';
import type { Head } from '../../page/head.ts';
import { requireValue } from '../../page/loader-results.ts';
import { pageError } from '../../page/page-error.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { resolveBlocks } from '../../ui/operator-page.ts';
import { loadIndustry, TAB_LABELS } from './industry-data.ts';
import { industryHead } from './industry-head.ts';
import type { NewsData } from './news-data.ts';
import { newsWords } from './news-words.ts';

export { NewsPage as Screen } from './news-page.tsx';

/** Loads an article at the site to which it belongs. */
export async function loader(visit: Visit<'industryNews'>): Promise<NewsData> {
  const { params, ports, signal, boot, href } = visit;
  const { industryAbbr, websiteAbbr, newsType, newsId } = params;
  const { industryExpo } = await ports.frontGateway();
  const [{ site, data }, found] = await Promise.all([
    loadIndustry(visit, `${newsType}-news`),
    industryExpo.newsDetail({ newsId }, { signal, handled: true }),
  ]);
  const news = requireValue(found);
  const isHere = news.websiteId === 0 || news.websiteId === site.exhibition.websiteId;
  if (news.type !== newsType || INDUSTRY_BY_KEY[news.industry].abbr !== industryAbbr || !isHere)
    throw pageError('noSuchPage');
  return {
    industry: data,
    news: newsWords(news, visit),
    published: new Date(news.publishTime).toISOString().slice(0, 10),
    picture: news.cover === '' ? null : imageUrl(boot.imageServer, news.cover, 960),
    blocks: resolveBlocks(news.blocks, boot),
    backHref: href('industryNewsList', { industryAbbr, websiteAbbr, newsType }),
  };
}

export function head({ industry, news, backHref }: NewsData, context: HeadContext): Head {
  const { texts } = context;
  const { name } = industry.expo;
  const list = texts.text(TAB_LABELS[industry.tab]);
  return {
    title: texts.text('seo.industry.title', { page: news.title, name }),
    heading: list,
    description: news.summary,
    canonical: news.href,
    industry: industry.expo.industry,
    crumbs: [
      ...(industryHead(industry, context).crumbs ?? []).slice(0, 1),
      { name: list, href: backHref },
      { name: news.title },
    ],
  };
}
