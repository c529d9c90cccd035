import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowOperators, allowStaff } from '../../../../tests/support/role-lines.ts';

/** The expected answer of each call by role, and the changes that a submit makes permanent. */
export const callChecks: CallChecks = {
  'configuration.listSites': { roles: allowStaff(() => ({})) },
  'configuration.showSite': { roles: allowStaff(() => ({ siteId: 5 })) },
  'configuration.setSite': {
    roles: allowOperators(() => ({
      siteId: 5,
      settings: [{ name: 'flags.tagSelectorV2', value: 'true' }],
      reason: 'a test',
    })),
    ends: [],
  },
};
