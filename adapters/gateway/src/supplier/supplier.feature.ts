import type { supplier } from '@fairhall/core/contract/supplier/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import type { SupplierPorts } from '../supplier-login/supplier-ports.ts';
import { cleanUpInvitations } from './supplier.clean-up.ts';
import { supplierHandlers } from './supplier.handlers.ts';
import { SUPPLIER_ANSWER_FLOORS, SUPPLIER_BUDGETS } from './supplier.limits.ts';

/** Accounts of suppliers' people. D-39 */
export const supplierFeature = (ports: SupplierPorts): GatewayFeature<typeof supplier> => ({
  handlers: supplierHandlers(ports),
  budgets: SUPPLIER_BUDGETS,
  delayedAnswers: SUPPLIER_ANSWER_FLOORS,
  cleanUpRows: cleanUpInvitations,
});
