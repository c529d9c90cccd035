import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowEverybody } from '../../../../tests/support/role-lines.ts';

/** The roles that may make each call and, for a submit, what it revokes for good. */
export const callChecks: CallChecks = {
  'currency.rates': { roles: allowEverybody(() => ({})) },
};
