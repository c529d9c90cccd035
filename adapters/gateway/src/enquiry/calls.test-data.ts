import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowOneSupplier, type RoleTestRecords } from '../../../../tests/support/role-lines.ts';

const named = ({ enquiryId }: RoleTestRecords) => ({ enquiryId });

/** The roles that may make each call and, for a submit, what it revokes for good. */
export const callChecks: CallChecks = {
  'supplierEnquiry.assignment': { roles: allowOneSupplier(named) },
  'supplierEnquiry.assign': { roles: allowOneSupplier((all) => ({ ...named(all), accountId: null })), ends: [] },
};
