import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowStaff } from '../../../../tests/support/role-lines.ts';

/** The roles that may make each call and, for a submit, what it revokes for good. */
export const callChecks: CallChecks = {
  'staffStats.show': { roles: allowStaff(() => ({ days: 2 })) },
};
