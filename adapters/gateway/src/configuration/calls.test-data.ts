import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { forOperators, forStaff } from '../../../../tests/support/role-lines.ts';

/** Who is answered what, and what a submit ends for good. */
export const callChecks: CallChecks = {
  'configuration.showSite': { roles: forStaff(() => ({ siteId: 5 })) },
  'configuration.setSite': {
    roles: forOperators(() => ({
      siteId: 5,
      settings: [{ name: 'flags.tagSelectorV2', value: 'true' }],
      reason: 'a test',
    })),
    ends: [],
  },
};
