import type { badge } from '../contract/badge/calls.ts';
import type { OutputOf } from '../contract/call.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import { MAX_VIP_STANDS } from '../site/exhibition-codes.ts';

type Stand = OutputOf<(typeof badge)['checkVip']>['booths'][number];

interface StandQuery {
  readonly exhibitionId: string;
  readonly badgeNo: string;
}

/**
 * The stands that fit what somebody has told by registering, five at most. None where nothing was told, and where they cannot
 * be asked for: nobody waits for them.  D-32
 */
export async function matchStands(
  { preregistration, badge: calls }: Pick<FrontGateway, 'preregistration' | 'badge'>,
  { exhibitionId, badgeNo }: StandQuery,
  signal: CancelSignal,
): Promise<readonly Stand[]> {
  const options = { signal, handled: true };
  const registration = await preregistration.checkReg({ exhibitionId }, options);
  const tagCodes = registration.ok ? (registration.value?.tagCodes ?? '') : '';
  if (tagCodes === '') return [];
  const found = await calls.checkVip({ limit: MAX_VIP_STANDS, bagdeNo: badgeNo, exhibitionId, tagCodes }, options);
  return found.ok ? found.value.booths : [];
}
