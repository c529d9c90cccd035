import { AUDIENCE_SUPPLIERS, type RouteDefinition } from '../definition.ts';

/** Pages of a supplier's people; their home is the site's, their login is `/sso/login`. D-39, D-65, A-64 */
export const supplierRoutes = {
  supplierInvitation: { patterns: ['/invitation'], audiences: AUDIENCE_SUPPLIERS, query: ['initToken'] },
  supplierInbox: { patterns: ['/inbox'], audiences: AUDIENCE_SUPPLIERS },
  supplierThread: { patterns: ['/inbox/{enquiryId}'], audiences: AUDIENCE_SUPPLIERS },
  supplierSavedReplies: { patterns: ['/saved-replies'], audiences: AUDIENCE_SUPPLIERS },
  supplierOrders: { patterns: ['/received-orders'], audiences: AUDIENCE_SUPPLIERS },
  supplierOrder: { patterns: ['/received-orders/{orderNo}'], audiences: AUDIENCE_SUPPLIERS },
  supplierMeetings: { patterns: ['/meetings'], audiences: AUDIENCE_SUPPLIERS },
  supplierMeetingAnswer: {
    patterns: ['/meetings/{meetingAnswer}'],
    audiences: AUDIENCE_SUPPLIERS,
    query: ['token'],
  },
  supplierSamples: { patterns: ['/samples'], audiences: AUDIENCE_SUPPLIERS },
  supplierLeads: { patterns: ['/leads'], audiences: AUDIENCE_SUPPLIERS },
  supplierProducts: { patterns: ['/catalogue'], audiences: AUDIENCE_SUPPLIERS },
  supplierNewProduct: { patterns: ['/catalogue/new'], audiences: AUDIENCE_SUPPLIERS },
  supplierProduct: { patterns: ['/catalogue/{productId}'], audiences: AUDIENCE_SUPPLIERS },
  supplierPeople: { patterns: ['/people'], audiences: AUDIENCE_SUPPLIERS },
  supplierCertificates: { patterns: ['/certificates'], audiences: AUDIENCE_SUPPLIERS },
  supplierProfile: { patterns: ['/profile'], audiences: AUDIENCE_SUPPLIERS },
} as const satisfies Record<string, RouteDefinition>;
