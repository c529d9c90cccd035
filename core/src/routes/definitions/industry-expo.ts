import { GLOBAL_BUYERS, type RouteDefinition } from '../definition.ts';

const at = <const Rest extends string>(rest: Rest) => `/{industryAbbr}-{websiteAbbr}${rest}` as const;

/** Exhibitions of one industry, for global buyers. … */
export const industryExpo = {
  onsiteExpoList: { patterns: ['/onsite-industry-expo-list/{exhibitionId}'], audiences: GLOBAL_BUYERS },
  industryHome: { patterns: [at('')], audiences: GLOBAL_BUYERS, query: ['activeTab'] },
  industryIntro: { patterns: [at('/intro')], audiences: GLOBAL_BUYERS },
  industryHistory: { patterns: [at('/history')], audiences: GLOBAL_BUYERS },
  industryMap: { patterns: [at('/map')], audiences: GLOBAL_BUYERS },
  industryContact: { patterns: [at('/contact-us')], audiences: GLOBAL_BUYERS },
  industryWhyExhibit: { patterns: [at('/why-exhibit')], audiences: GLOBAL_BUYERS },
  industryBookStand: { patterns: [at('/book-stand')], audiences: GLOBAL_BUYERS },
  industryWhyAttend: { patterns: [at('/why-attend')], audiences: GLOBAL_BUYERS },
  industryVipBuyers: { patterns: [at('/vip-buyers')], audiences: GLOBAL_BUYERS },
  industryNewsList: {
    patterns: [at('/{newsType}-news'), at('/{newsType}-news_{pageNo}')],
    audiences: GLOBAL_BUYERS,
  },
  industryNews: { patterns: [at('/{newsType}-news/{newsId}')], audiences: GLOBAL_BUYERS },
} as const satisfies Record<string, RouteDefinition>;
