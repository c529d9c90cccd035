import { AUDIENCE_GLOBAL_BUYERS, type RouteDefinition } from '../definition.ts';

/** Badges and public business cards. … */
export const badgeRoutes = {
  badgeView: {
    patterns: ['/expo/badge/view'],
    audiences: AUDIENCE_GLOBAL_BUYERS,
    query: ['canvasDebug'],
    personal: true,
  },
  badgeDownload: {
    patterns: ['/expo/badge/download'],
    audiences: AUDIENCE_GLOBAL_BUYERS,
    when: (visit) => !visit.production,
    query: ['canvasDebug'],
    personal: true,
  },
  /** The buyer's own card as others see it. D-31 */
  ownCard: { patterns: ['/expo/buyer/view'], audiences: AUDIENCE_GLOBAL_BUYERS, personal: true },
  /** Redirects to the card of a supplier's person on the suppliers' site. D-31 */
  supplierOwnCard: { patterns: ['/expo/supplier/view'], audiences: AUDIENCE_GLOBAL_BUYERS },
  publicCard: { patterns: ['/expo/{role}/view/{cdpId}'], audiences: AUDIENCE_GLOBAL_BUYERS },
} as const satisfies Record<string, RouteDefinition>;
