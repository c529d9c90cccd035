import { AUDIENCE_BUYERS, CACHE_ONE_HOUR, COUNTRY_BUYERS, type RouteDefinition } from '../definition.ts';

const PREFILL = ['rfqDescription', 'rfqQuestion', 'rfqEmail', 'rfqDefaultData', 'rfqSource', 'supplierId'] as const;

/** Requests for quotation. …, D-23, D-87 */
export const rfqRoutes = {
  rfq: { patterns: ['/rfq'], audiences: AUDIENCE_BUYERS, query: PREFILL, loginBy: 'modal' },
  rfqManage: {
    patterns: ['/rfq/manage'],
    audiences: AUDIENCE_BUYERS,
    query: ['pageNo'],
    personal: true,
  },
  rfqDetail: {
    patterns: ['/rfq/detail'],
    audiences: AUDIENCE_BUYERS,
    query: ['rfqId'],
    personal: true,
  },
  rfqQuotation: {
    patterns: ['/rfq/quotation'],
    audiences: AUDIENCE_BUYERS,
    query: ['rfqId', 'pageNo'],
    personal: true,
  },
  rfqSuccess: { patterns: ['/rfq/success'], audiences: AUDIENCE_BUYERS, query: ['rfqId'] },
  rfqEdit: {
    patterns: ['/rfq/edit', '/rfq/edit/{rfqId}'],
    audiences: AUDIENCE_BUYERS,
    personal: true,
  },
  rfqBuyerService: { patterns: ['/rfq-buyerservice'], audiences: AUDIENCE_BUYERS, query: PREFILL },
  crmRfq: { patterns: ['/crm-rfq'], audiences: AUDIENCE_BUYERS, query: PREFILL },
  rfqLanding: {
    patterns: ['/landing/rfq/product-{productId}'],
    audiences: AUDIENCE_BUYERS,
    query: PREFILL,
    loginBy: 'modal',
    cacheMs: CACHE_ONE_HOUR,
  },
  exhibitionRfq: {
    patterns: ['/exhibition-rfq/{exhibitionId}'],
    audiences: COUNTRY_BUYERS,
    query: PREFILL,
    loginBy: 'modal',
  },
} as const satisfies Record<string, RouteDefinition>;
