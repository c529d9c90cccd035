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
 * Finds up to five stands that match the tags of a registration. Empty if it has no tags or the calls fail, since the
 * page does not wait for them.  D-32
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
