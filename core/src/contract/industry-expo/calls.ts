import * as z from 'zod/mini';
import { INDUSTRIES, INDUSTRY_KEYS } from '../../site/industries.ts';
import { read } from '../call.ts';
import { pageBlocks } from '../cms/calls.ts';
import { exhibitionDetail } from '../exhibition/calls.ts';
import { id, page, pageNo, time } from '../fields.ts';
import { INDUSTRY_PAGES, NEWS_TYPES } from './limits.ts';

const industryAbbr = z.enum(INDUSTRY_KEYS.map((key) => INDUSTRIES[key].abbr));
/** Two letters of a site, such as `tr`; one that is no site's has no pages. */
const websiteAbbr = z.string().check(z.regex(/^[a-z]{2}$/));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const newsFacts = z.object({
  newsId: z.string(),
  type: z.enum(NEWS_TYPES),
  industry: z.enum(INDUSTRY_KEYS),
  /** Of the site that it is told at; 0 where it is told at all. */
  websiteId: z.int(),
  title: z.string(),
  summary: z.string(),
  /** The id of a picture; '' for none. */
  cover: z.string(),
  /** Of the texts: that of the call, else English, else what there is. */
  lang: z.string(),
  publishTime: time,
});

const newsDetail = z.object({
  ...newsFacts.shape,
  blocks: pageBlocks,
  /** The same as HTML, of an allow list of elements; all texts are escaped. */
  html: z.string(),
});

export type News = z.output<typeof newsFacts>;
export type NewsDetail = z.output<typeof newsDetail>;

const industrySite = z.object({
  /** The one that comes, else the one that ended last. */
  exhibition: exhibitionDetail,
  /** The id of a picture; '' for none. */
  banner: z.string(),
  /** The pages that have something to show. */
  menus: z.array(z.enum(INDUSTRY_PAGES)),
});
export type IndustrySite = z.output<typeof industrySite>;

const exhibitionOnSite = z.object({
  industryAbbr,
  websiteAbbr,
  exhibitionId: z.string(),
  name: z.string(),
  inshowStartDate: day,
  inshowEndDate: day,
  location: z.string(),
});
export type OnsiteExhibition = z.output<typeof exhibitionOnSite>;

const PATH = 'industry-website';

/** The exhibitions of an industry at a site, with what operators tell of it, for global buyers. */
export const industryExpo = {
  /** An industry at a site; '404' where it has no exhibition there. */
  site: read({
    id: 'API-115',
    client: 'micro',
    path: `${PATH}/site/detail`,
    input: z.strictObject({ industryAbbr, websiteAbbr }),
    output: industrySite,
    requirements: ['R-2.101', 'R-6.008'],
  }),
  /** News of an industry at a site, ten a page and the newest first; what is dated later waits for its day.  */
  news: read({
    id: 'API-116',
    client: 'micro',
    path: `${PATH}/news/list`,
    input: z.strictObject({ industryAbbr, websiteAbbr, newsType: z.enum(NEWS_TYPES), pageNo: z._default(pageNo, 1) }),
    output: page(newsFacts),
    requirements: ['R-2.110', 'R-2.111', 'R-2.112', 'D-53'],
  }),
  /** One article; '404' where there is none, or its day has not come. */
  newsDetail: read({
    id: 'API-117',
    client: 'micro',
    path: `${PATH}/news/detail`,
    input: z.strictObject({ newsId: id }),
    output: newsDetail,
    requirements: ['R-2.114', 'D-53'],
  }),
  /** An exhibition and those held beside it: at its site, with a day in common. '404' where there is none such. */
  onsite: read({
    id: 'API-118',
    client: 'micro',
    path: `${PATH}/onsite/list`,
    input: z.strictObject({ exhibitionId: id }),
    output: z.array(exhibitionOnSite),
    requirements: ['R-2.100'],
  }),
};
