import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { Wheel } from '@fairhall/core/contract/lottery/calls';
import { WHEEL_SECTORS } from '@fairhall/core/contract/lottery/limits';
import { err, ok } from '@fairhall/core/result';
import { buyerOf, type CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { type DrawRow, findDraw, listPrizes, toDraw } from './draw-prize.ts';
import type { LotteryPorts } from './lottery-ports.ts';

/** The wheel of an exhibition, and the buyer's draw.  D-27 */
export async function showWheel(
  ports: LotteryPorts,
  context: CallContext,
  exhibitionId: string,
): Promise<Answer<Wheel>> {
  const [exhibition] = await ports.findExhibitionsByIds(context, [exhibitionId]);
  if (exhibition === undefined) return err(NOT_FOUND);
  const { lang } = context;
  const prizes = await listPrizes(context, exhibitionId);
  const badge = await ports.findCallerBadge(context, exhibitionId);
  const row = await findDraw(context, exhibitionId);
  const draw = row === undefined ? null : { ...toDraw(row, lang), sentTo: getDelivery(row, context) };
  const sectors = Array.from({ length: WHEEL_SECTORS }, (_, sector) => {
    // The sector where the buyer's wheel stopped shows their prize, even if it holds another prize for others now.
    if (draw?.index === sector) return { prizeId: draw.prizeId, prizeName: draw.prizeName };
    const prize = prizes.find((each) => each.sector === sector);
    return { prizeId: prize?.prize_id ?? '', prizeName: prize?.names[lang] ?? prize?.names.en ?? '' };
  });
  const hasLottery = prizes.length > 0 || draw !== null;
  return ok({
    sectors: hasLottery ? sectors : [],
    badgeNo: badge?.badgeNo ?? null,
    needsProof: draw === null && badge?.isProven === false,
    draw,
  });
}

/**
 * The delivery details, only for the account that entered them; another account with the same badge does not see them.
 */
function getDelivery(row: DrawRow, context: CallContext) {
  if (row.status !== 'confirmed' || row.confirmed_by !== buyerOf(context).accountId) return null;
  return { contactName: row.contact_name, mobile: row.mobile, address: row.address };
}
