import { ALL_AUDIENCES, AUDIENCE_BUYERS, CACHE_ONE_HOUR, type RouteDefinition } from '../definition.ts';

/**
 * Pages that belong to no other feature: live shows, traffic light, links, customer service. …
 * …, D-16, D-20, D-25, D-87
 */
export const siteRoutes = {
  sitemap: { patterns: ['/sitemap.html'], audiences: ALL_AUDIENCES },
  digitalShow: { patterns: ['/digitalShow/{isMulti}'], audiences: AUDIENCE_BUYERS },
  live: { patterns: ['/live/{liveId}'], audiences: ALL_AUDIENCES },
  liveList: { patterns: ['/liveshow'], audiences: ALL_AUDIENCES, query: ['exhibitionId', 'pageNo'] },
  customerService: { patterns: ['/customer-service'], audiences: ALL_AUDIENCES },
  linkTransfer: { patterns: ['/link/{transfer}'], audiences: ALL_AUDIENCES, cacheMs: CACHE_ONE_HOUR },
  warning: { patterns: ['/warning'], audiences: ALL_AUDIENCES, query: ['supplierId', 'back'] },
  trafficLight: { patterns: ['/trafficLight'], audiences: ALL_AUDIENCES, query: ['keyword', 'pageNo'] },
  trafficLightFeedback: { patterns: ['/trafficLight/feedback'], audiences: ALL_AUDIENCES, query: ['supplierId'] },
  trafficLightDetail: { patterns: ['/trafficLightDetail'], audiences: ALL_AUDIENCES, query: ['supplierId'] },
} as const satisfies Record<string, RouteDefinition>;
