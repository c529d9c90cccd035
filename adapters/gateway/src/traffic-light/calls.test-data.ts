import { randomUUID } from 'node:crypto';
import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { forVisitors, open } from '../../../../tests/support/role-lines.ts';

/** Who is answered what, and what a submit ends for good. */
export const callChecks: CallChecks = {
  'trafficLight.search': { roles: open(() => ({ keyword: 'weaves' })) },
  'trafficLight.detail': { roles: open(() => ({ supplierId: 'S1' })) },
  'trafficLight.feedback': {
    roles: forVisitors(() => ({
      supplierId: 'S1',
      type: 'delivery',
      content: 'Late.',
      email: `${randomUUID()}@example.com`,
    })),
    ends: [],
  },
};
