import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowSuppliers, createEmptyData } from '../../../../tests/support/role-lines.ts';

/** The roles that may make each call. */
export const callChecks: CallChecks = {
  'supplierHome.read': { roles: allowSuppliers(createEmptyData) },
  'supplierHome.counts': { roles: allowSuppliers(createEmptyData) },
};
