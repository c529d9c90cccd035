import type { Head, HeadCrumb } from '../../page/head.ts';
import type { HeadContext } from '../../page/screen.ts';
import { type IndustryData, type IndustryTab, TAB_LABELS } from './industry-data.ts';

/** Returns the head of an industry page. */
export function industryHead({ expo, tab, tabs }: IndustryData, { texts }: HeadContext): Head {
  const page = texts.text(TAB_LABELS[tab]);
  const { name, dates, location, industry } = expo;
  return {
    title: texts.text('seo.industry.title', { page, name }),
    heading: page,
    description: texts.text('seo.industry.description', { page, name, dates, location }),
    ...addressOf(tabs, tab),
    industry,
    crumbs: toBreadcrumbs(tabs, tab, name, page),
  };
}

function addressOf(tabs: IndustryData['tabs'], tab: IndustryTab): Pick<Head, 'canonical'> {
  const href = tabs.find((each) => each.tab === tab)?.href;
  return href === undefined ? {} : { canonical: href };
}

const toBreadcrumbs = (
  tabs: IndustryData['tabs'],
  tab: IndustryTab,
  name: string,
  page: string,
): readonly HeadCrumb[] => (tab === 'overview' ? [{ name }] : [{ name, href: tabs[0]?.href }, { name: page }]);
