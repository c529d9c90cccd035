import { type RouteDefinition, SUPPLIERS } from '../definition.ts';

/** Pages of a supplier's people; their home is the site's, their login is `/sso/login`. D-39, D-65, A-64 */
export const supplierRoutes = {
  supplierInbox: { patterns: ['/inbox'], audiences: SUPPLIERS },
  supplierThread: { patterns: ['/inbox/{enquiryId}'], audiences: SUPPLIERS },
  supplierOrders: { patterns: ['/received-orders'], audiences: SUPPLIERS },
  supplierMeetings: { patterns: ['/meetings'], audiences: SUPPLIERS },
  supplierLeads: { patterns: ['/leads'], audiences: SUPPLIERS },
  supplierProducts: { patterns: ['/catalogue'], audiences: SUPPLIERS },
  supplierNewProduct: { patterns: ['/catalogue/new'], audiences: SUPPLIERS },
  supplierProduct: { patterns: ['/catalogue/{productId}'], audiences: SUPPLIERS },
  supplierPeople: { patterns: ['/people'], audiences: SUPPLIERS },
  supplierCertificates: { patterns: ['/certificates'], audiences: SUPPLIERS },
  supplierProfile: { patterns: ['/profile'], audiences: SUPPLIERS },
} as const satisfies Record<string, RouteDefinition>;
