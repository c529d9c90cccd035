import type { Wheel } from '@fairhall/core/contract/lottery/calls';
import { loadExhibition } from '@fairhall/core/exhibition/load';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import { EXHIBITION_STATUS } from '@fairhall/core/site/exhibition-codes';
import { requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { type LotteryExhibitionWords, toLotteryExhibition } from './lottery-exhibition.ts';

export interface WheelData {
  readonly show: LotteryExhibitionWords;
  /** Whether the wheel can be turned now, later, or no longer. */
  readonly state: 'turns' | 'waits' | 'over';
  /** Eight names, '' for a sector without a prize; empty without a lottery. */
  readonly sectors: readonly string[];
  readonly badgeNo: string | null;
  /** Whether the badge's email address must be confirmed first. */
  readonly needsProof: boolean;
  readonly draw: Wheel['draw'];
}

/** Loads the wheel of an exhibition and the buyer's draw. D-27 */
export async function loadWheel(visit: Visit<'expoLotteryWheel'>): Promise<WheelData> {
  const { params, ports, signal } = visit;
  const { exhibitionId } = params;
  const front = await ports.frontGateway();
  const exhibition = requireValue(await loadExhibition(front, exhibitionId, signal));
  const wheel = requireValue(await front.lottery.wheel({ exhibitionId }, { signal, fresh: true }));
  const isOver = exhibition.status === EXHIBITION_STATUS.COMPLETED;
  return {
    show: toLotteryExhibition(exhibition, visit),
    state: hasOffer(exhibition.phase, 'drawLottery') ? 'turns' : isOver ? 'over' : 'waits',
    sectors: wheel.sectors.map(({ prizeName }) => prizeName),
    badgeNo: wheel.badgeNo,
    needsProof: wheel.needsProof,
    draw: wheel.draw,
  };
}
