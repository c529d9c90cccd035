import { randomUUID } from 'node:crypto';
import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowEverybody, allowVisitors } from '../../../../tests/support/role-lines.ts';

/** The roles that may make each call and, for a submit, what it revokes for good. */
export const callChecks: CallChecks = {
  'trafficLight.search': { roles: allowEverybody(() => ({ keyword: 'weaves' })) },
  'trafficLight.detail': { roles: allowEverybody(() => ({ supplierId: 'S1' })) },
  'trafficLight.feedback': {
    roles: allowVisitors(() => ({
      supplierId: 'S1',
      type: 'delivery',
      content: 'Late.',
      email: `${randomUUID()}@example.com`,
    })),
    ends: [],
  },
};
