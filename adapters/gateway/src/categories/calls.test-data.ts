import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowEverybody, createEmptyData } from '../../../../tests/support/role-lines.ts';

/** The expected answer of each call by role, and the changes that a submit makes permanent. */
export const callChecks: CallChecks = {
  'categories.cateAndTag': { roles: allowEverybody(() => ({ industry: 'textile' })) },
  'categories.industryTags': { roles: allowEverybody(() => ({ industry: 'textile' })) },
  'categories.all': { roles: allowEverybody(createEmptyData) },
  'categories.recommendTags': { roles: allowEverybody(() => ({ industry: 'textile' })) },
};
