import * as z from 'zod/mini';
import { INDUSTRY_BY_KEY, INDUSTRY_KEYS } from '../../site/industries.ts';
import { read } from '../call.ts';
import { pageBlocks } from '../cms/calls.ts';
import { exhibitionDetail } from '../exhibition/calls.ts';
import { id, page, pageNo, time } from '../fields.ts';
import { INDUSTRY_PAGES, NEWS_TYPES } from './limits.ts';

const industryAbbr = z.enum(INDUSTRY_KEYS.map((key) => INDUSTRY_BY_KEY[key].abbr));
/** The two letters of a site, such as `tr`; letters of no site give no pages. */
const websiteAbbr = z.string().check(z.regex(/^[a-z]{2}$/));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const newsFacts = z.object({
  newsId: z.string(),
  type: z.enum(NEWS_TYPES),
  industry: z.enum(INDUSTRY_KEYS),
  /** The site that shows the article; 0 for every site. */
  websiteId: z.int(),
  title: z.string(),
  summary: z.string(),
  /** The id of a picture; '' if there is none. */
  cover: z.string(),
  /** Language of the texts: the call's language, else English, else any available one. */
  lang: z.string(),
  publishTime: time,
});

const newsDetail = z.object({
  ...newsFacts.shape,
  blocks: pageBlocks,
  /** The same content as HTML with an allow list of elements; all texts are escaped. */
  html: z.string(),
});

export type News = z.output<typeof newsFacts>;
export type NewsDetail = z.output<typeof newsDetail>;

const industrySite = z.object({
  /** The coming or current exhibition, else the one that ended last. */
  exhibition: exhibitionDetail,
  /** The id of a picture; '' if there is none. */
  banner: z.string(),
  /** The pages that have content. */
  menus: z.array(z.enum(INDUSTRY_PAGES)),
  /** The address of the exhibition on the host of its country; '' if the country has no host of its own. D-92 */
  countryUrl: z.string(),
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

/**
 * The exhibitions of an industry at a site, with the operators' content about it, for global buyers. R-2.099 to R-2.114
 */
export const industryExpo = {
  /** An industry at a site; '404' if it has no exhibition there. */
  site: read({
    id: 'API-115',
    client: 'micro',
    path: `${PATH}/site/detail`,
    input: z.strictObject({ industryAbbr, websiteAbbr }),
    output: industrySite,
    requirements: ['R-2.101', 'R-6.008'],
  }),
  /**
   * News of an industry at a site, 10 a page and the newest first; articles dated in the future are left out until
   * their day. 
   */
  news: read({
    id: 'API-116',
    client: 'micro',
    path: `${PATH}/news/list`,
    input: z.strictObject({ industryAbbr, websiteAbbr, newsType: z.enum(NEWS_TYPES), pageNo: z._default(pageNo, 1) }),
    output: page(newsFacts),
    requirements: ['R-2.110', 'R-2.111', 'R-2.112', 'D-53'],
  }),
  /** One article; '404' if it does not exist or is dated in the future. */
  newsDetail: read({
    id: 'API-117',
    client: 'micro',
    path: `${PATH}/news/detail`,
    input: z.strictObject({ newsId: id }),
    output: newsDetail,
    requirements: ['R-2.114', 'D-53'],
  }),
  /**
   * An exhibition and the exhibitions beside it: at the same site, with a common day. '404' if the exhibition does not
   * exist.
   */
  onsite: read({
    id: 'API-118',
    client: 'micro',
    path: `${PATH}/onsite/list`,
    input: z.strictObject({ exhibitionId: id }),
    output: z.array(exhibitionOnSite),
    requirements: ['R-2.100'],
  }),
};
