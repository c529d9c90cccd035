import type { industryExpo } from '@fairhall/core/contract/industry-expo/calls';
import { err, ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { findIndustrySite, type IndustryPorts, listOnsite, resolveBase } from './industry-site.ts';
import { findNews, listNews } from './list-news.ts';

/** The exhibitions of an industry at a site, with their news. */
export const industryExpoFeature = (ports: IndustryPorts): GatewayFeature<typeof industryExpo> => ({
  handlers: {
    site: (base, context) => findIndustrySite(ports, context, base),
    news: async ({ newsType, pageNo, ...base }, context) => {
      const place = resolveBase(base);
      return place === undefined ? err(NOT_FOUND) : ok(await listNews(context, place, { newsType, pageNo }));
    },
    newsDetail: ({ newsId }, context) => findNews(ports.listRows, context, newsId),
    onsite: ({ exhibitionId }, context) => listOnsite(context, exhibitionId),
  },
});
