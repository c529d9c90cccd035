import { loadExhibition } from '@fairhall/core/exhibition/load';
import { INDUSTRIES, INDUSTRY_KEYS } from '@fairhall/core/site/industries';
import type { Head } from '../../page/head.ts';
import { needed } from '../../page/loader-results.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { showDays } from '../../ui/exhibition-words.ts';
import type { OnsiteData } from './onsite-data.ts';

export { OnsiteList as Screen } from './onsite.tsx';

/** An exhibition and those held beside it, each with the way to its industry's pages. */
export async function loader(visit: Visit<'onsiteExpoList'>): Promise<OnsiteData> {
  const { params, ports, signal, href } = visit;
  const front = await ports.front();
  const { exhibitionId } = params;
  const [exhibition, found] = await Promise.all([
    loadExhibition(front, exhibitionId, signal),
    front.industryExpo.onsite({ exhibitionId }, { signal, handled: true }),
  ]);
  const { name, industry } = needed(exhibition);
  return {
    name,
    industry,
    href: href('onsiteExpoList', { exhibitionId }),
    shows: needed(found).map(({ industryAbbr, websiteAbbr, ...show }) => ({
      id: show.exhibitionId,
      name: show.name,
      days: showDays(show, visit),
      place: show.location,
      industry: INDUSTRY_KEYS.find((key) => INDUSTRIES[key].abbr === industryAbbr),
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
