import type { Head } from '../../page/head.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { head as exhibitorsHead } from '../exhibitors.screen.ts';
import { loadExhibitorsOf } from '../exhibitors-data.ts';
import { loadIndustry } from './industry-data.ts';
import type { IndustryExhibitorsData } from './industry-exhibitors-data.ts';
import { industryHead } from './industry-head.ts';

export { IndustryExhibitors as Screen } from './industry-exhibitors.tsx';

/** Loads all exhibitors of an industry's exhibition at a site. D-92 */
export async function loader(visit: Visit<'industryExhibitors'>): Promise<IndustryExhibitorsData> {
  const { site, data } = await loadIndustry(visit, 'exhibitors');
  return { ...(await loadExhibitorsOf(site.exhibition, visit)), frame: data };
}

export const head = (data: IndustryExhibitorsData, context: HeadContext): Head => ({
  ...exhibitorsHead(data, context),
  crumbs: industryHead(data.frame, context).crumbs ?? [],
});
