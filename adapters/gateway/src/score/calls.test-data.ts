import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { allowEverybody } from '../../../../tests/support/role-lines.ts';

/** Who is answered what, and what a submit ends for good. */
export const callChecks: CallChecks = {
  'score.list': { roles: allowEverybody(() => ({ goodsSpuId: 'P1' })) },
};
