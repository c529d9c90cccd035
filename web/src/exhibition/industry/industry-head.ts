import type { Head } from '../../page/head.ts';
import type { HeadContext } from '../../page/screen.ts';
import { type IndustryData, TAB_LABELS } from './industry-data.ts';

/** Returns the head of an industry page. */
export function industryHead(data: IndustryData, { texts }: HeadContext): Head {
  const { expo, tab, ownHref } = data;
  const page = texts.text(TAB_LABELS[tab]);
  const { name, dates, location, industry } = expo;
  return {
    title: texts.text('seo.industry.title', { page, name }),
    heading: page,
    description: texts.text('seo.industry.description', { page, name, dates, location }),
    canonical: ownHref,
    industry,
    crumbs: tab === 'overview' ? [{ name }] : [{ name, href: expo.hrefs.overview }, { name: page }],
  };
}
