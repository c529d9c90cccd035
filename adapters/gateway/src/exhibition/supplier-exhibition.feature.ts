import type { supplierExhibition } from '@fairhall/core/contract/exhibition/supplier-calls';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import { listJoinedExhibitions } from './list-joined-exhibitions.ts';

/** The exhibitions at which a supplier exhibits. D-05 */
export const supplierExhibitionFeature = (): GatewayFeature<typeof supplierExhibition> => ({
  handlers: { list: async (_, context) => ok(await listJoinedExhibitions(context)) },
});
