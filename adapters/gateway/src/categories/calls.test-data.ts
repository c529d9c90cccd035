import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { nothing, open } from '../../../../tests/support/role-lines.ts';

/** Who is answered what, and what a submit ends for good. */
export const callChecks: CallChecks = {
  'categories.cateAndTag': { roles: open(() => ({ industry: 'textile' })) },
  'categories.industryTags': { roles: open(() => ({ industry: 'textile' })) },
  'categories.all': { roles: open(nothing) },
  'categories.recommendTags': { roles: open(() => ({ industry: 'textile' })) },
};
