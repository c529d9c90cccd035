import { getValueOr } from '../../page/loader-results.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { EXHIBITOR_LIMIT, loadHighlights, loadProducts, toFigures } from '../exhibition-data.ts';
import { exhibitorWords } from '../exhibitor-words.ts';
import { floorPlan } from '../floor-plan-data.ts';
import { industryHref, loadIndustry } from './industry-data.ts';
import { industryHead } from './industry-head.ts';
import type { IndustryHomeData } from './industry-home-data.ts';
import { type NewsWords, newsWords } from './news-words.ts';

export { IndustryHome as Screen } from './industry-home.tsx';

const NEWS = 3;

/** Loads an industry's home page at a site: its upcoming exhibition, or the last one.  */
export async function loader(visit: Visit<'industryHome'>): Promise<IndustryHomeData> {
  const { site, data } = await loadIndustry(visit, 'overview');
  const { exhibition } = site;
  const [exhibitors, plan, news, isAlone] = await Promise.all([
    loadHighlights(exhibition, visit),
    floorPlan(exhibition, visit),
    newsOf(visit),
    isOnlyOnsite(visit, exhibition.exhibitionId),
  ]);
  return {
    industry: data,
    intro: exhibition.intro,
    figures: toFigures(exhibition, visit),
    exhibitors: exhibitors.slice(0, EXHIBITOR_LIMIT).map((row) => exhibitorWords(row, exhibition.exhibitionId, visit)),
    products: await loadProducts(exhibitors, exhibition.exhibitionId, visit),
    floorPlan: plan,
    country:
      site.countryUrl === ''
        ? null
        : { href: site.countryUrl, text: visit.texts.text('industryExpo.country', { country: data.expo.country }) },
    news,
    newsHref: news.length === 0 ? null : industryHref('expo-news', visit.params, visit),
    onsiteHref: isAlone ? null : visit.href('onsiteExpoList', { exhibitionId: exhibition.exhibitionId }),
  };
}

async function newsOf(visit: Visit<'industryHome'>): Promise<readonly NewsWords[]> {
  const { params, ports, signal } = visit;
  const { industryExpo } = await ports.frontGateway();
  const { industryAbbr, websiteAbbr } = params;
  const input = { industryAbbr, websiteAbbr, newsType: 'expo', pageNo: 1 } as const;
  const found = await industryExpo.news(input, { signal, handled: true });
  return found.ok ? found.value.records.slice(0, NEWS).map((row) => newsWords(row, visit)) : [];
}

async function isOnlyOnsite({ ports, signal }: Visit<'industryHome'>, exhibitionId: string): Promise<boolean> {
  const { industryExpo } = await ports.frontGateway();
  return getValueOr(await industryExpo.onsite({ exhibitionId }, { signal, handled: true }), []).length < 2;
}

export const head = ({ industry, exhibitors }: IndustryHomeData, context: HeadContext) => ({
  ...industryHead(industry, context),
  title: context.texts.text('seo.expo.title', { name: industry.expo.name, dates: industry.expo.dates }),
  heading: industry.expo.name,
  description: context.texts.text('seo.expo.description', {
    name: industry.expo.name,
    dates: industry.expo.dates,
    location: industry.expo.location,
  }),
  items: exhibitors,
});
