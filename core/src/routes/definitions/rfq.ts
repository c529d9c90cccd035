import { BUYERS, CACHE_ONE_HOUR, COUNTRY_BUYERS, type RouteDefinition } from '../definition.ts';

const PREFILL = ['rfqDescription', 'rfqQuestion', 'rfqEmail', 'rfqDefaultData', 'rfqSource', 'supplierId'] as const;

/** Requests for quotation. …, D-23, D-87 */
export const rfqRoutes = {
  rfq: { patterns: ['/rfq'], audiences: BUYERS, query: PREFILL, loginBy: 'modal' },
  rfqManage: { patterns: ['/rfq/manage'], audiences: BUYERS, query: ['pageNo'], personal: true, loginBy: 'route' },
  rfqDetail: { patterns: ['/rfq/detail'], audiences: BUYERS, query: ['rfqId'], personal: true, loginBy: 'route' },
  rfqQuotation: {
    patterns: ['/rfq/quotation'],
    audiences: BUYERS,
    query: ['rfqId', 'pageNo'],
    personal: true,
    loginBy: 'route',
  },
  rfqSuccess: { patterns: ['/rfq/success'], audiences: BUYERS, query: ['rfqId'] },
  rfqEdit: { patterns: ['/rfq/edit', '/rfq/edit/{rfqId}'], audiences: BUYERS, personal: true, loginBy: 'route' },
  rfqBuyerService: { patterns: ['/rfq-buyerservice'], audiences: BUYERS, query: PREFILL, loginBy: 'route' },
  crmRfq: { patterns: ['/crm-rfq'], audiences: BUYERS, query: PREFILL, loginBy: 'route' },
  rfqLanding: {
    patterns: ['/landing/rfq/product-{productId}'],
    audiences: BUYERS,
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
