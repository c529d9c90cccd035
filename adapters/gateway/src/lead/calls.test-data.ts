import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowSuppliers } from '../../../../tests/support/role-lines.ts';

/** The expected answer of each call by role, and the changes that a submit makes permanent. */
export const callChecks: CallChecks = {
  'supplierLead.exhibitions': { roles: allowSuppliers(() => ({})) },
};
