import { AUDIENCE_GLOBAL_BUYERS, type RouteDefinition } from '../definition.ts';

const withRest = <const Rest extends string>(rest: Rest) => `/{industryAbbr}-{websiteAbbr}${rest}` as const;

/** Exhibitions of one industry, for global buyers. … */
export const industryRoutes = {
  onsiteExpoList: { patterns: ['/onsite-industry-expo-list/{exhibitionId}'], audiences: AUDIENCE_GLOBAL_BUYERS },
  industryHome: { patterns: [withRest('')], audiences: AUDIENCE_GLOBAL_BUYERS, query: ['activeTab', 'hall'] },
  industryExhibitors: {
    patterns: [withRest('/exhibitors')],
    audiences: AUDIENCE_GLOBAL_BUYERS,
    query: ['keyword', 'hall', 'tagCode', 'letter', 'pageNo'],
  },
  industryPlanner: {
    patterns: [withRest('/planner')],
    audiences: AUDIENCE_GLOBAL_BUYERS,
    personal: true,
    query: ['day', 'view'],
  },
  industryMeeting: {
    patterns: [withRest('/meeting/{supplierId}')],
    audiences: AUDIENCE_GLOBAL_BUYERS,
    personal: true,
  },
  industryIntro: { patterns: [withRest('/intro')], audiences: AUDIENCE_GLOBAL_BUYERS },
  industryHistory: { patterns: [withRest('/history')], audiences: AUDIENCE_GLOBAL_BUYERS },
  industryMap: { patterns: [withRest('/map')], audiences: AUDIENCE_GLOBAL_BUYERS },
  industryContact: { patterns: [withRest('/contact-us')], audiences: AUDIENCE_GLOBAL_BUYERS },
  industryWhyExhibit: { patterns: [withRest('/why-exhibit')], audiences: AUDIENCE_GLOBAL_BUYERS },
  industryBookStand: { patterns: [withRest('/book-stand')], audiences: AUDIENCE_GLOBAL_BUYERS },
  industryWhyAttend: { patterns: [withRest('/why-attend')], audiences: AUDIENCE_GLOBAL_BUYERS },
  industryVipBuyers: { patterns: [withRest('/vip-buyers')], audiences: AUDIENCE_GLOBAL_BUYERS },
  industryNewsList: {
    patterns: [withRest('/{newsType}-news'), withRest('/{newsType}-news_{pageNo}')],
    audiences: AUDIENCE_GLOBAL_BUYERS,
  },
  industryNews: { patterns: [withRest('/{newsType}-news/{newsId}')], audiences: AUDIENCE_GLOBAL_BUYERS },
} as const satisfies Record<string, RouteDefinition>;
