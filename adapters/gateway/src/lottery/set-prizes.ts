import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import type { StaffPrizes } from '@fairhall/core/contract/lottery/staff-calls';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import { leaveAudit } from '../audit.ts';
import type { CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { listPrizes } from './draw-prize.ts';
import type { LotteryPorts } from './lottery-ports.ts';

interface PrizeInput {
  readonly prizeId: string;
  readonly sector: number;
  readonly stock: number;
  readonly texts: readonly { readonly lang: string; readonly name: string }[];
}

interface PrizeListInput {
  readonly exhibitionId: string;
  readonly prizes: readonly PrizeInput[];
  readonly reason: string;
}

/** Replaces all prizes of an exhibition, in the open transaction; existing draws stay. D-27 D-94 */
export async function setPrizes(
  ports: LotteryPorts,
  context: CallContext,
  { exhibitionId, prizes, reason }: PrizeListInput,
): Promise<Answer<StaffPrizes>> {
  const { kysely } = context.database;
  const object = { exhibitionId, prizes: prizes.map(({ prizeId, stock }) => `${prizeId}=${stock}`).join() };
  await leaveAudit(context.database, context, { call: 'staffLottery.setPrizes', object, reason });
  if ((await ports.findExhibitionsByIds(context, [exhibitionId])).length === 0) return err(NOT_FOUND);
  const refusal = validatePrizes(prizes);
  if (refusal !== undefined) return err(refusal);
  // Concurrent draws wait for this lock, so that the count of drawn items is complete.
  await sql`select 1 from lottery_prize where exhibition_id = ${exhibitionId} order by prize_id for update`.execute(
    kysely,
  );
  const drawn = await countDrawn(context, exhibitionId);
  const short = prizes.find(({ prizeId, stock }) => stock < (drawn.get(prizeId) ?? 0));
  if (short !== undefined) {
    const values = { prize: short.prizeId, n: drawn.get(short.prizeId) ?? 0 };
    return err({ code: '400', message: 'lottery.refused.drawn', values });
  }
  await kysely.deleteFrom('lottery_prize').where('exhibition_id', '=', exhibitionId).execute();
  const rows = prizes.map(({ prizeId, sector, stock, texts }) => ({
    exhibition_id: exhibitionId,
    prize_id: prizeId,
    sector: sector - 1,
    stock,
    drawn: drawn.get(prizeId) ?? 0,
    names: Object.fromEntries(texts.map(({ lang, name }) => [lang, name.trim()])),
  }));
  if (rows.length > 0) await kysely.insertInto('lottery_prize').values(rows).execute();
  return ok(await findStaffPrizes(context, exhibitionId));
}

/** Checks that the prizes are consistent with each other. */
function validatePrizes(prizes: readonly PrizeInput[]): Refusal | undefined {
  const hasDuplicate = (pick: (prize: PrizeInput) => unknown) => new Set(prizes.map(pick)).size < prizes.length;
  if (hasDuplicate(({ prizeId }) => prizeId) || hasDuplicate(({ sector }) => sector))
    return { code: '400', message: 'lottery.refused.twice' };
  const nameless = prizes.find(({ texts }) => !texts.some(({ lang }) => lang === 'en'));
  if (nameless === undefined) return undefined;
  return { code: '400', message: 'lottery.refused.noName', values: { prize: nameless.prizeId } };
}

async function countDrawn({ database }: CallContext, exhibitionId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await database.kysely
    .selectFrom('lottery_draw')
    .select(['prize_id as prizeId', (by) => by.fn.countAll<number>().as('count')])
    .where('exhibition_id', '=', exhibitionId)
    .where('prize_id', 'is not', null)
    .where('status', '<>', 'void')
    .groupBy('prize_id')
    .execute();
  return new Map(rows.map(({ prizeId, count }) => [prizeId ?? '', Number(count)]));
}

/** The prizes of an exhibition in the form that staff see. */
export async function findStaffPrizes(context: CallContext, exhibitionId: string): Promise<StaffPrizes> {
  const rows = await listPrizes(context, exhibitionId);
  return {
    prizes: rows.map(({ prize_id: prizeId, sector, stock, drawn, names }) => ({
      prizeId,
      sector: sector + 1,
      stock,
      drawn,
      texts: Object.entries(names).map(([lang, name]) => ({ lang, name })),
    })),
  };
}
