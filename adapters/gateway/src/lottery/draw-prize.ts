import { randomInt } from 'node:crypto';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { Draw } from '@fairhall/core/contract/lottery/calls';
import { WHEEL_SECTORS } from '@fairhall/core/contract/lottery/limits';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import { err, ok } from '@fairhall/core/result';
import { type Selectable, sql } from 'kysely';
import { buyerOf, type CallContext } from '../call-context.ts';
import { createRandomId } from '../identity/secrets.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import type { LotteryTables, Remaining } from './lottery.tables.ts';
import type { LotteryPorts } from './lottery-ports.ts';

export type DrawRow = Selectable<LotteryTables['lottery_draw']>;

interface DrawInput {
  readonly exhibitionId: string;
  readonly badgeNo: string;
}

/**
 * Draws for one of the buyer's badges, in the open transaction, or returns the earlier draw of this account: one
 * account draws once, and only for a badge whose address is confirmed. Of concurrent requests the first inserts the row
 * of the draw, thanks to its unique indexes, and the others wait for its result. D-27 THR-31 THR-62
 */
export async function drawPrize(
  ports: LotteryPorts,
  context: CallContext,
  { exhibitionId, badgeNo }: DrawInput,
): Promise<Answer<Draw>> {
  const [exhibition] = await ports.findExhibitionsByIds(context, [exhibitionId]);
  const badge = await ports.findCallerBadge(context, exhibitionId, { badgeNo });
  if (exhibition === undefined || badge === undefined) return err(NOT_FOUND);
  const before = await findDraw(context, exhibitionId);
  if (before !== undefined) return ok(toDraw(before, context.lang));
  if (!hasOffer(exhibition.phase, 'drawLottery')) return err({ code: '400', message: 'lottery.refused.notNow' });
  if ((await listPrizes(context, exhibitionId)).length === 0)
    return err({ code: '400', message: 'lottery.refused.none' });
  if (!badge.isProven) return err({ code: '400', message: 'lottery.refused.unproven' });
  const claimed = await context.database.kysely
    .insertInto('lottery_draw')
    .values({
      draw_id: createRandomId(),
      exhibition_id: exhibitionId,
      registration_id: badge.registrationId,
      account_id: buyerOf(context).accountId,
      badge_no: badge.badgeNo,
      drawn_at: context.now,
    })
    .onConflict((on) => on.doNothing())
    .returning('draw_id as drawId')
    .executeTakeFirst();
  const drawn =
    claimed === undefined
      ? await findDraw(context, exhibitionId)
      : await drawFromRemaining(context, exhibitionId, claimed.drawId);
  // Another account that confirmed the same address has drawn for this badge.
  if (drawn === undefined) return err({ code: '400', message: 'lottery.refused.badgeDrawn' });
  return ok(toDraw(drawn, context.lang));
}

/** The buyer's draw at an exhibition. */
export const findDraw = (context: CallContext, exhibitionId: string): Promise<DrawRow | undefined> =>
  context.database.kysely
    .selectFrom('lottery_draw')
    .selectAll()
    .where('exhibition_id', '=', exhibitionId)
    .where('account_id', '=', buyerOf(context).accountId)
    .where('status', '<>', 'void')
    .executeTakeFirst();

/** A draw in the form that its owner sees. */
export function toDraw(row: DrawRow, lang: string): Draw {
  const { draw_id: drawId, prize_id: prizeId, prize_names: names, sector: index } = row;
  const status = row.status === 'confirmed' ? 'confirmed' : 'drawn';
  return { drawId, prizeId: prizeId ?? '', prizeName: names[lang] ?? names.en ?? '', index, status };
}

/** The prizes of an exhibition, by sector. */
export const listPrizes = ({ database }: CallContext, exhibitionId: string) =>
  database.kysely
    .selectFrom('lottery_prize')
    .selectAll()
    .where('exhibition_id', '=', exhibitionId)
    .orderBy('sector')
    .execute();

/** Draws one of the remaining items, each equally likely, and records how. */
async function drawFromRemaining(context: CallContext, exhibitionId: string, drawId: string): Promise<DrawRow> {
  for (;;) {
    const prizes = await listPrizes(context, exhibitionId);
    const remaining = prizes.map(({ prize_id, stock, drawn }) => ({ prizeId: prize_id, left: stock - drawn }));
    const total = remaining.reduce((sum, { left }) => sum + left, 0);
    if (total === 0) {
      const free = listFreeSectors(prizes.map(({ sector }) => sector));
      const random = randomInt(free.length);
      return updateDraw(context, drawId, { sector: free[random] ?? 0, random, remaining: JSON.stringify(remaining) });
    }
    const random = randomInt(total);
    const won = prizes[findPrizeIndex(random, remaining)];
    // A concurrent draw may have taken the last item since it was read: then draw again from the rest.
    if (won === undefined || !(await takePrize(context, exhibitionId, won.prize_id))) continue;
    return updateDraw(context, drawId, {
      prize_id: won.prize_id,
      prize_names: JSON.stringify(won.names),
      sector: won.sector,
      random,
      remaining: JSON.stringify(remaining),
    });
  }
}

/** The prize that a random number selects; each prize has as many numbers as items left. */
export function findPrizeIndex(random: number, remaining: readonly Remaining[]): number {
  let passed = 0;
  return remaining.findIndex(({ left }) => {
    passed += left;
    return random < passed;
  });
}

/** The sectors without a prize; there is always at least one. */
function listFreeSectors(taken: readonly number[]): readonly number[] {
  return Array.from({ length: WHEEL_SECTORS }, (_, sector) => sector).filter((sector) => !taken.includes(sector));
}

async function takePrize({ database }: CallContext, exhibitionId: string, prizeId: string): Promise<boolean> {
  const taken = await database.kysely
    .updateTable('lottery_prize')
    .set({ drawn: sql`drawn + 1` })
    .where('exhibition_id', '=', exhibitionId)
    .where('prize_id', '=', prizeId)
    .where(sql<boolean>`drawn < stock`)
    .returning('prize_id')
    .executeTakeFirst();
  return taken !== undefined;
}

type DrawOutcome = Partial<Pick<DrawRow, 'prize_id' | 'sector' | 'random'>> & {
  readonly prize_names?: string;
  readonly remaining: string;
};

const updateDraw = ({ database }: CallContext, drawId: string, outcome: DrawOutcome): Promise<DrawRow> =>
  database.kysely
    .updateTable('lottery_draw')
    .set(outcome)
    .where('draw_id', '=', drawId)
    .returningAll()
    .executeTakeFirstOrThrow();
