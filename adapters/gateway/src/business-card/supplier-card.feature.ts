import type { supplierCard } from '@fairhall/core/contract/business-card/supplier-calls';
import { ok } from '@fairhall/core/result';
import { supplierOf } from '../call-context.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { findSharedId, sharePersonsCard } from './share-card.ts';

/** The public cards of a supplier's people; each person manages only their own. D-31 */
export const supplierCardFeature = (): GatewayFeature<typeof supplierCard> => ({
  handlers: {
    own: async (_, context) => ok({ cdpId: await findSharedId(context.database, supplierOf(context).accountId) }),
    share: (input, context) => sharePersonsCard(context, input),
  },
});
