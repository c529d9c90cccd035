import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowOneSupplier, allowVisitors, type RoleTestRecords } from '../../../../tests/support/role-lines.ts';

const named = ({ enquiryId }: RoleTestRecords) => ({ enquiryId });

const toMany = {
  targets: [{ targetId: 'P1', supplierId: 'S1' }],
  content: 'Please quote.',
  email: 'many@malabar.example',
  source: 3,
};

/** The roles that may make each call and, for a submit, what it revokes for good. */
export const callChecks: CallChecks = {
  'enquiry.submitMany': { roles: allowVisitors(() => toMany), ends: [] },
  'supplierEnquiry.assignment': { roles: allowOneSupplier(named) },
  'supplierEnquiry.assign': { roles: allowOneSupplier((all) => ({ ...named(all), accountId: null })), ends: [] },
};
