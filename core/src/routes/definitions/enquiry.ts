import { ALL_AUDIENCES, AUDIENCE_BUYERS, CACHE_ONE_HOUR, type RouteDefinition } from '../definition.ts';

/** Enquiries, the cart and meeting requests. … …, D-24, D-87 */
export const enquiryRoutes = {
  enquiry: {
    patterns: ['/enquiry/{name}_{itemId}'],
    audiences: AUDIENCE_BUYERS,
    query: ['exhibitionId', 'hiddenExhibitionId', 'afterInquiry', 'fromEnquiry', 'fromRfq', 'sign'],
  },
  enquirySuccess: { patterns: ['/enquiry/{name}_{itemId}/success'], audiences: AUDIENCE_BUYERS },
  acEnquiry: {
    patterns: ['/ac/enquiry/{name}_{itemId}'],
    audiences: AUDIENCE_BUYERS,
    query: ['ac', 'exhibitionId', 'hiddenExhibitionId', 'afterInquiry'],
  },
  submitResult: { patterns: ['/submitResult/{resultType}/success'], audiences: ALL_AUDIENCES, query: ['id'] },
  verify: { patterns: ['/verify'], audiences: ALL_AUDIENCES, query: ['token'] },
  enquiryThread: { patterns: ['/enquiries/{enquiryId}'], audiences: AUDIENCE_BUYERS, query: ['sign'] },
  myEnquiries: {
    patterns: ['/enquiries'],
    audiences: AUDIENCE_BUYERS,
    query: ['pageNo'],
    personal: true,
  },
  cart: {
    patterns: ['/cart'],
    audiences: AUDIENCE_BUYERS,
    query: ['exhibitionId'],
    queryNames: { exhibitionId: 'exhibitionId' },
    loginBy: 'modal',
  },
  requestMeeting: {
    patterns: ['/requestMeeting'],
    audiences: AUDIENCE_BUYERS,
    query: ['supplierId', 'exhibitionId'],
    loginBy: 'modal',
    cacheMs: CACHE_ONE_HOUR,
  },
} as const satisfies Record<string, RouteDefinition>;
