import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowBuyers } from '../../../../tests/support/role-lines.ts';

/** The expected answer of each call by role, and the changes that a submit makes permanent. */
export const callChecks: CallChecks = {
  'cart.sync': { roles: allowBuyers(() => ({ goodIds: ['P1'], operationType: 2, purchaserContactId: '' })), ends: [] },
  'cart.submitList': {
    roles: allowBuyers(() => ({ goodIds: ['P1'], content: 'Fifty, please', purchaserContactId: '' })),
    ends: [],
  },
};
