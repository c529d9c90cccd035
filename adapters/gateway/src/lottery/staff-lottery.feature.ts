import { DRAW_PAGE_SIZE } from '@fairhall/core/contract/lottery/limits';
import type { staffLottery } from '@fairhall/core/contract/lottery/staff-calls';
import { err, ok } from '@fairhall/core/result';
import { leaveAudit } from '../audit.ts';
import type { CallContext } from '../call-context.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import type { LotteryPorts } from './lottery-ports.ts';
import { findStaffPrizes, setPrizes } from './set-prizes.ts';

/** Staff set up the lotteries of exhibitions and read the draws. D-27 D-94 */
export const staffLotteryFeature = (ports: LotteryPorts): GatewayFeature<typeof staffLottery> => {
  const hasExhibition = async (context: CallContext, exhibitionId: string) =>
    (await ports.findExhibitionsByIds(context, [exhibitionId])).length > 0;
  return {
    handlers: {
      prizes: async ({ exhibitionId, reason = '' }, context) => {
        await leaveAudit(context.database, context, { call: 'staffLottery.prizes', object: { exhibitionId }, reason });
        return (await hasExhibition(context, exhibitionId))
          ? ok(await findStaffPrizes(context, exhibitionId))
          : err(NOT_FOUND);
      },
      setPrizes: (input, context) => setPrizes(ports, context, input),
      draws: async ({ exhibitionId, pageNo, reason = '' }, context) => {
        const object = { exhibitionId, pageNo };
        await leaveAudit(context.database, context, { call: 'staffLottery.draws', object, reason });
        return (await hasExhibition(context, exhibitionId))
          ? ok(await listDraws(context, exhibitionId, pageNo))
          : err(NOT_FOUND);
      },
    },
  };
};

async function listDraws({ database }: CallContext, exhibitionId: string, pageNo: number) {
  const all = database.kysely.selectFrom('lottery_draw').where('exhibition_id', '=', exhibitionId);
  const { total } = await all.select((by) => by.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await all
    .selectAll()
    .orderBy('drawn_at')
    .orderBy('draw_id')
    .limit(DRAW_PAGE_SIZE)
    .offset((pageNo - 1) * DRAW_PAGE_SIZE)
    .execute();
  const records = rows.map((row) => ({
    drawId: row.draw_id,
    badgeNo: row.badge_no,
    drawTime: Number(row.drawn_at),
    prizeId: row.prize_id ?? '',
    contactName: row.contact_name,
    mobile: row.mobile,
    address: row.address,
    sector: row.sector + 1,
    status: row.status,
    random: row.random,
    remaining: row.remaining,
  }));
  return { records, total: Number(total), pageNo, pageSize: DRAW_PAGE_SIZE };
}
