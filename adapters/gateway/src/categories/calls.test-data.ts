import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowEverybody, createEmptyData } from '../../../../tests/support/role-lines.ts';

/** Who is answered what, and what a submit ends for good. */
export const callChecks: CallChecks = {
  'categories.cateAndTag': { roles: allowEverybody(() => ({ industry: 'textile' })) },
  'categories.industryTags': { roles: allowEverybody(() => ({ industry: 'textile' })) },
  'categories.all': { roles: allowEverybody(createEmptyData) },
  'categories.recommendTags': { roles: allowEverybody(() => ({ industry: 'textile' })) },
};
