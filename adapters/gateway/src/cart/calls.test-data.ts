import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowBuyers } from '../../../../tests/support/role-lines.ts';

/** Who is answered what, and what a submit ends for good. */
export const callChecks: CallChecks = {
  'cart.sync': { roles: allowBuyers(() => ({ goodIds: ['P1'], operationType: 2, purchaserContactId: '' })), ends: [] },
  'cart.submitList': {
    roles: allowBuyers(() => ({ goodIds: ['P1'], content: 'Fifty, please', purchaserContactId: '' })),
    ends: [],
  },
};
