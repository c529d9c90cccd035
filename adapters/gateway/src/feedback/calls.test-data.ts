import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowStaff } from '../../../../tests/support/role-lines.ts';

/** Who is answered what, and what a submit ends for good. */
export const callChecks: CallChecks = {
  'staffFeedback.list': { roles: allowStaff(() => ({ pageNo: 1 })) },
};
