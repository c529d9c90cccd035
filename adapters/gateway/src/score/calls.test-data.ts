import type { CallChecks } from '../../../../tests/support/call-checks.ts';
import { open } from '../../../../tests/support/role-lines.ts';

/** Who is answered what, and what a submit ends for good. */
export const callChecks: CallChecks = {
  'score.list': { roles: open(() => ({ goodsSpuId: 'P1' })) },
};
