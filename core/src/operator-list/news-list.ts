import { NEWS_TYPES, type NewsType } from '../contract/industry-expo/limits.ts';
import { INDUSTRY_KEYS, type IndustryKey } from '../site/industries.ts';
import { LANGUAGE_LIST } from '../site/languages.ts';
import { findSiteByEnName, listSites } from '../site/sites.ts';
import { checkDay, checkLength, checkOption, checkPattern, ID, type ListKind, type Row } from './column.ts';
import { pageBlocksColumn } from './page-list.ts';

const listCountries = () =>
  listSites()
    .filter(({ international }) => !international)
    .map(({ enName }) => enName);

/** News of industries, one row for each language; a row without a site appears on all sites.  D-53 */
export const newsList: ListKind = {
  key: 'news',
  part: 'lang',
  columns: [
    { name: 'news', needed: true, problem: checkPattern(ID, 'operatorList.id') },
    { name: 'lang', needed: true, problem: checkOption(LANGUAGE_LIST.map(({ code }) => code)) },
    { name: 'type', needed: true, problem: checkOption(NEWS_TYPES) },
    { name: 'industry', needed: true, problem: checkOption(INDUSTRY_KEYS) },
    { name: 'site', problem: (value) => checkOption(listCountries())(value) },
    { name: 'published', needed: true, problem: checkDay },
    { name: 'title', needed: true, problem: checkLength(200) },
    { name: 'summary', needed: true, problem: checkLength(500) },
    { name: 'cover', problem: checkPattern(ID, 'operatorList.id') },
    pageBlocksColumn,
  ],
};

/** Returns the type, industry, site and date of a stored row, which was validated when it was saved. */
export const toNewsFields = ({ type, industry, site = '', published = '' }: Row) => ({
  type: type as NewsType,
  industry: industry as IndustryKey,
  /** 0 for all sites. */
  websiteId: findSiteByEnName(site)?.id ?? 0,
  /** Epoch milliseconds: the start of its day, UTC. */
  publishTime: Date.parse(`${published}T00:00:00Z`),
});
