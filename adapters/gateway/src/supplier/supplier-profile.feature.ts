import type { supplierProfile } from '@fairhall/core/contract/supplier/profile-calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import type { ProfilePorts } from './profile-ports.ts';
import { supplierProfileHandlers } from './supplier-profile.handlers.ts';

/** Suppliers' own profiles. D-52 */
export const supplierProfileFeature = (ports: ProfilePorts): GatewayFeature<typeof supplierProfile> => ({
  handlers: supplierProfileHandlers(ports),
});
