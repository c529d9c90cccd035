import type { badge } from '@fairhall/core/contract/badge/calls';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import type { BadgePorts } from './badge-ports.ts';
import { badgeAt, listBuyerBadges } from './list-buyer-badges.ts';
import { checkVip } from './vip-match.ts';

/** Badges of registered visitors. D-31 */
export const badgeFeature = (ports: BadgePorts): GatewayFeature<typeof badge> => ({
  handlers: {
    own: async (_, context) => ok([...(await listBuyerBadges(ports, context))]),
    ofExhibition: async (query, context) => ok((await badgeAt(ports, context, query)) ?? null),
    checkVip: (query, context) => checkVip(ports, context, query),
  },
});
