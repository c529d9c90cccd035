import { NEWS_TYPES, type NewsType } from '../contract/industry-expo/limits.ts';
import { INDUSTRY_KEYS, type IndustryKey } from '../site/industries.ts';
import { LANGUAGES } from '../site/languages.ts';
import { SITES, siteByEnName } from '../site/sites.ts';
import { day, ID, type ListKind, like, longest, oneOf, type Row } from './column.ts';
import { blocksColumn } from './page-list.ts';

const COUNTRIES = SITES.filter(({ international }) => !international).map(({ enName }) => enName);

/** News of industries, a row for each language; without a site they are told at all of them.  D-53 */
export const newsList: ListKind = {
  key: 'news',
  part: 'lang',
  columns: [
    { name: 'news', needed: true, problem: like(ID, 'operatorList.id') },
    { name: 'lang', needed: true, problem: oneOf(LANGUAGES.map(({ code }) => code)) },
    { name: 'type', needed: true, problem: oneOf(NEWS_TYPES) },
    { name: 'industry', needed: true, problem: oneOf(INDUSTRY_KEYS) },
    { name: 'site', problem: oneOf(COUNTRIES) },
    { name: 'published', needed: true, problem: day },
    { name: 'title', needed: true, problem: longest(200) },
    { name: 'summary', needed: true, problem: longest(500) },
    { name: 'cover', problem: like(ID, 'operatorList.id') },
    blocksColumn,
  ],
};

/** What a row of news, which was checked when it was written, says of where and when it is told. */
export const newsPlace = ({ type, industry, site = '', published = '' }: Row) => ({
  type: type as NewsType,
  industry: industry as IndustryKey,
  /** 0 for all sites. */
  websiteId: siteByEnName(site)?.id ?? 0,
  /** Epoch milliseconds: the beginning of its day, UTC. */
  publishTime: Date.parse(`${published}T00:00:00Z`),
});
