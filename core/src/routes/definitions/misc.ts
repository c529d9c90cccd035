import { BUYERS, EVERYBODY, ONE_HOUR, type RouteDefinition } from '../definition.ts';

/**
 * Pages that belong to no other feature: live shows, traffic light, links, customer service. …
 * …, D-16, D-20, D-25, D-87
 */
export const misc = {
  sitemap: { patterns: ['/sitemap.html'], audiences: EVERYBODY },
  digitalShow: { patterns: ['/digitalShow/{isMulti}'], audiences: BUYERS },
  live: { patterns: ['/live/{liveId}'], audiences: EVERYBODY },
  liveList: { patterns: ['/liveshow'], audiences: EVERYBODY, query: ['exhibitionId', 'pageNo'] },
  customerService: { patterns: ['/customer-service'], audiences: EVERYBODY },
  linkTransfer: { patterns: ['/link/{transfer}'], audiences: EVERYBODY, cacheMs: ONE_HOUR },
  warning: { patterns: ['/warning'], audiences: EVERYBODY, query: ['supplierId', 'back'] },
  trafficLight: { patterns: ['/trafficLight'], audiences: EVERYBODY, query: ['keyword', 'pageNo'] },
  trafficLightFeedback: { patterns: ['/trafficLight/feedback'], audiences: EVERYBODY, query: ['supplierId'] },
  trafficLightDetail: { patterns: ['/trafficLightDetail'], audiences: EVERYBODY, query: ['supplierId'] },
} as const satisfies Record<string, RouteDefinition>;
