import { loadExhibition } from '@fairhall/core/exhibition/load';
import { INDUSTRY_BY_KEY, INDUSTRY_KEYS } from '@fairhall/core/site/industries';
import type { Head } from '../../page/head.ts';
import { requireValue } from '../../page/loader-results.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { formatExhibitionDays } from '../../ui/exhibition-words.ts';
import type { OnsiteData } from './onsite-data.ts';

export { ExhibitionOnsiteList as Screen } from './onsite.tsx';

/**
 * Loads an exhibition and the co-located ones, which are at the same venue with overlapping dates, with links to their
 * industries' pages. R-2.100
 */
export async function loader(visit: Visit<'onsiteExpoList'>): Promise<OnsiteData> {
  const { params, ports, signal, href } = visit;
  const front = await ports.frontGateway();
  const { exhibitionId } = params;
  const [exhibition, found] = await Promise.all([
    loadExhibition(front, exhibitionId, signal),
    front.industryExpo.onsite({ exhibitionId }, { signal, handled: true }),
  ]);
  const { name, industry } = requireValue(exhibition);
  return {
    name,
    industry,
    href: href('onsiteExpoList', { exhibitionId }),
    shows: requireValue(found).map(({ industryAbbr, websiteAbbr, ...show }) => ({
      id: show.exhibitionId,
      name: show.name,
      days: formatExhibitionDays(show, visit),
      location: show.location,
      industry: INDUSTRY_KEYS.find((key) => INDUSTRY_BY_KEY[key].abbr === industryAbbr),
      href: href('industryHome', { industryAbbr, websiteAbbr }),
    })),
  };
}

export const head = ({ name, industry, href, shows }: OnsiteData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.onsite.title', { name }),
  heading: texts.text('industryExpo.onsite.title'),
  description: texts.text('industryExpo.onsite.lead', { name }),
  canonical: href,
  industry,
  items: shows,
});
