import type { OutputOf } from '@fairhall/core/contract/call';
import type { RfqDetail } from '@fairhall/core/contract/rfq/calls';
import type { rfqLifecycle } from '@fairhall/core/contract/rfq/lifecycle-calls';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail } from '../answer.ts';
import type { Connection } from '../connection.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { type SavedLogin, toBuyerCallFailure } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { waitWithProgress } from '../progress.ts';

interface LoadedRfq {
  readonly rfq: RfqDetail;
  readonly lifecycle: OutputOf<typeof rfqLifecycle.show>;
}

/** Loads one of the buyer's own RFQs, to change it. */
export async function loadRfq(
  invocation: Invocation,
  { gateway, front, signal, origin }: Connection,
  login: SavedLogin,
): Promise<Result<LoadedRfq, Failure>> {
  const [rfqId = ''] = invocation.args;
  const options = { signal, handled: true } as const;
  const lifecycle = await waitWithProgress(invocation, front().rfqLifecycle.show({ rfqId }, options));
  const isMissing = !lifecycle.ok && lifecycle.error.code === '404';
  if (isMissing) return fail(COMMAND_EXIT_CODES.refused, { key: 'rfq.detail.missing' });
  if (!lifecycle.ok) return toBuyerCallFailure(lifecycle.error, login, origin);
  const rfq = await waitWithProgress(invocation, gateway.rfq.detail({ rfqId }, options));
  if (!rfq.ok) return toBuyerCallFailure(rfq.error, login, origin);
  return ok({ rfq: rfq.value, lifecycle: lifecycle.value });
}
