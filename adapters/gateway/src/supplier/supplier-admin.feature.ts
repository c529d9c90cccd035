import type { supplierAdmin } from '@fairhall/core/contract/supplier/staff-calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import type { SupplierPorts } from '../supplier-login/supplier-ports.ts';
import { supplierAdminHandlers } from './supplier-admin.handlers.ts';

/** Staff manage the people of suppliers. D-94 */
export const supplierAdminFeature = (ports: SupplierPorts): GatewayFeature<typeof supplierAdmin> => ({
  handlers: supplierAdminHandlers(ports),
});
