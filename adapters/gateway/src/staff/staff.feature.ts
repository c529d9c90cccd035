import type { staff } from '@fairhall/core/contract/staff/calls';
import type { Database } from '../db/database.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { staffHandlers } from './staff.handlers.ts';

/** Tokens of the organiser's staff. D-94 */
export const staffFeature = (ports: { readonly database: Database }): GatewayFeature<typeof staff> => ({
  handlers: staffHandlers(ports),
});
